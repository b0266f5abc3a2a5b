import { z } from 'zod';
import { defineNotification } from './define.js';

/** `lane` is `live` if at least one of them was changed on the live lane, because a person waits to see that change. */
const Visible = z.object({ ids: z.array(z.uuid()).max(1000), at: z.iso.datetime(), lane: z.enum(['live', 'bulk']) });

/** The latest changes of these businesses are now visible in searches, so cached pages that use the index may be dropped. */
export const BusinessesIndexed = defineNotification('notification.indexer.businesses-indexed.v1', Visible);

/** The same for products. */
export const ProductsIndexed = defineNotification('notification.indexer.products-indexed.v1', Visible);
