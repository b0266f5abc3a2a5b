import { GetLayout } from '../lib/graphql/operations.js';
import type { GetLayoutQuery } from '../lib/graphql/types.js';
import { failedBy, type LoaderArgs, servicesOf } from '../lib/services.js';

/** `layout` is null if the categories could not be loaded: the footer then shows only its link (PUB-LAY-15). */
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
