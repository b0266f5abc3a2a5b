import { GetLayout } from '../lib/graphql/operations.js';
import type { GetLayoutQuery } from '../lib/graphql/types.js';
import { type LoaderArgs, nullIfFailed, servicesOf } from '../lib/services.js';

/** `layout` is null if the categories could not be loaded: the footer then shows only its link (PUB-LAY-15). */
export interface LayoutData {
  layout: GetLayoutQuery['layout'] | null;
  degraded: boolean;
}

export async function loadLayout(args: LoaderArgs): Promise<LayoutData> {
  const layout = await servicesOf(args)
    .query(GetLayout, {})
    .then((answer) => answer.layout, nullIfFailed);
  return { layout, degraded: !layout };
}
