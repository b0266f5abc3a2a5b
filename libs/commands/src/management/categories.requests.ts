import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { bulkReply, managedList, manyIds } from './managed-list.js';
import { line, typedText } from '../text.js';

// A bound on what travels; the rules themselves are the aggregate's, which says which field breaks one.
const name = typedText(1_000);

export const ManagedCategory = z.object({
  id: z.uuid(),
  name: line,
  slug: line,
  /** Public businesses, a moment behind the latest change. */
  businessCount: z.int().nonnegative(),
  revision: z.int(),
});
export type ManagedCategory = z.infer<typeof ManagedCategory>;

/** Categories by name. */
export const ListManagedCategories = defineQuery('request.directory.list-managed-categories.v1', {
  request: z.strictObject(managedList(['name', 'businesses'])),
  reply: z.object({ categories: z.array(ManagedCategory), total: z.int() }),
  rows: 'categories',
});

/** How many businesses of any status and how many products are in at least one of the categories (ADM-CAT-06). */
export const GetCategoryUse = defineQuery('request.directory.get-category-use.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: z.object({ businesses: z.int().nonnegative(), products: z.int().nonnegative() }),
});

/** Makes the slug too. Broken rules: `required`, `too-long`, `name-taken` (folded). */
export const CreateCategory = defineCommand('request.directory.create-category.v1', {
  request: z.strictObject({ name }),
  reply: ManagedCategory,
});

/**
 * Another name, and with it another slug; the former address leads to the new one. Fails with
 * `category-changed-meanwhile` when `revision` is not the stored one.
 */
export const UpdateCategory = defineCommand('request.directory.update-category.v1', {
  request: z.strictObject({ id: z.uuid(), revision: z.int(), name }),
  reply: ManagedCategory,
});

/**
 * Takes categories away, each with the text of its page. Businesses and products that were in them are in `moveTo` from
 * then on, or, when it is null, no longer in any of them. Refused: `category-not-found`; `category-unknown` for a
 * `moveTo` that is none.
 */
export const DeleteCategories = defineCommand('request.directory.delete-categories.v1', {
  request: z.strictObject({ ids: manyIds, moveTo: z.uuid().nullable() }),
  reply: bulkReply,
  deadlineMs: 30_000,
});

/**
 * Undoes deletions: a category comes back with the text of its page, and soon with the businesses and products that were
 * in it. One that is there already is done. Refused: `slug-taken`, `name-taken` (another has it by now),
 * `category-not-found`.
 */
export const RestoreCategories = defineCommand('request.directory.restore-categories.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: bulkReply,
  deadlineMs: 30_000,
});
