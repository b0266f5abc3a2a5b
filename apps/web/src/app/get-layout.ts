import { GetLayout } from '../lib/graphql/operations.js';
import type { GetLayoutQuery } from '../lib/graphql/types.js';
import { failedBy, type LoaderArgs, servicesOf } from '../lib/services.js';

/** `layout` is null while the categories cannot be had: the footer then shows its link alone (PUB-LAY-15). */
export interface LayoutData {
  layout: GetLayoutQuery['layout'] | null;
  degraded: boolean;
}

export async function loadLayout(args: LoaderArgs): Promise<LayoutData> {
  try {
    const { layout } = await servicesOf(args).query(GetLayout, {});
    return { layout, degraded: false };
  } catch (error) {
    failedBy(error);
    return { layout: null, degraded: true };
  }
}
