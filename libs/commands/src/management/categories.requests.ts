import { z } from 'zod';
import { defineQuery } from '../define.js';
import { manyIds } from './managed-list.js';

/** How many businesses of any status and how many products are in at least one of the categories (ADM-CAT-06). */
export const GetCategoryUse = defineQuery('request.directory.get-category-use.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: z.object({ businesses: z.int().nonnegative(), products: z.int().nonnegative() }),
});
