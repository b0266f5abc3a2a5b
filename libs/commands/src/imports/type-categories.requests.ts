import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { line } from '../text.js';

const type = z.string().min(1).max(150);

/**
 * The table of categories for place types (IMP-JSON-15, IMP-JSON-16). An administrator's entry overrides the built-in one
 * of the same folded type. Changes apply only to later imports.
 */
export const ListTypeCategories = defineQuery('request.imports.list-type-categories.v1', {
  request: z.strictObject({}),
  reply: z.object({
    entries: z.array(z.object({ type: line, category: line, origin: z.enum(['built-in', 'own']) })),
  }),
  rows: 'entries',
});

export const SaveTypeCategory = defineCommand('request.imports.save-type-category.v1', {
  request: z.strictObject({ type, category: z.string().min(1).max(150) }),
  reply: z.object({}),
});

/** Deletes an administrator's entry, if there is one; the built-in entry of that type applies again. */
export const DeleteTypeCategory = defineCommand('request.imports.delete-type-category.v1', {
  request: z.strictObject({ type }),
  reply: z.object({}),
});
