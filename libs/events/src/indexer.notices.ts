import { z } from 'zod';
import { defineNotice } from './define.js';

/** `lane` is live as soon as one of them was changed on the live lane: somebody waits to see it. */
const Visible = z.object({ ids: z.array(z.uuid()).max(1000), at: z.iso.datetime(), lane: z.enum(['live', 'bulk']) });

/** These businesses are now visible to searches as of the given versions: pages read from the index may be dropped. */
export const BusinessesIndexed = defineNotice('notice.indexer.businesses-indexed.v1', Visible);

/** The same of products. */
export const ProductsIndexed = defineNotice('notice.indexer.products-indexed.v1', Visible);
