import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { line } from '../text.js';

const type = z.string().min(1).max(150);

/**
 * The table that makes a category of a place type (IMP-JSON-15, IMP-JSON-16). An entry of one's own comes before the
 * built-in one of the same folded type; changes hold for later imports only.
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

/** Takes an own entry away; a built-in one of that type holds again. Where there is none, nothing changes. */
export const DeleteTypeCategory = defineCommand('request.imports.delete-type-category.v1', {
  request: z.strictObject({ type }),
  reply: z.object({}),
});
