import { CATEGORY } from '@tedarik/fields';
import { z } from 'zod';
import { defineQuery } from '../define.js';
import { manyIds } from './managed-list.js';
import { recordContracts } from './record-contracts.js';

/**
 * Categories. A new name also makes another slug; the old address redirects to it. A deletion takes the texts of their
 * pages too; refused: `category-unknown` if `moveTo` does not exist. A restoration can be refused as `slug-taken`.
 */
export const CATEGORIES = recordContracts(CATEGORY);
export const {
  list: ListManagedCategories,
  create: CreateCategory,
  update: UpdateCategory,
  delete: DeleteCategories,
  restore: RestoreCategories,
} = CATEGORIES.contracts;

/** How many businesses of any status and how many products are in at least one of the categories (ADM-CAT-06). */
export const GetCategoryUse = defineQuery('request.directory.get-category-use.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: z.object({ businesses: z.int().nonnegative(), products: z.int().nonnegative() }),
});
