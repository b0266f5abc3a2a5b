import { type BusinessField, FIELD_NAMES } from '@tedarik/fields';
import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { line } from '../text.js';
import { managedList } from './managed-list.js';

/** Fields of which only one of the two merged businesses' values can be kept; an administrator chooses which. */
export const MERGED_FIELDS = ['name', 'description', ...FIELD_NAMES, 'openingHours'] as const satisfies readonly (
  | 'name'
  | 'description'
  | 'openingHours'
  | BusinessField
)[];
export type MergedField = (typeof MERGED_FIELDS)[number];

/**
 * Merges two businesses into one, `keptId`. The kept business gets the other's values in the fields of `taken`, and the other's locations
 * in `locationIds`. It gets the categories, services, certificates, products and reviews of both; its status and badges stay. The other
 * business is deleted, and its address redirects to the kept one. Refused: `same-business`, `business-not-found`,
 * `business-changed-meanwhile` if one of them was saved since `revision`.
 */
export const MergeBusinesses = defineCommand('request.directory.merge-businesses.v1', {
  request: z.strictObject({
    keptId: z.uuid(),
    keptRevision: z.int(),
    mergedId: z.uuid(),
    mergedRevision: z.int(),
    taken: z.array(z.enum(MERGED_FIELDS)).max(MERGED_FIELDS.length),
    locationIds: z.array(z.uuid()).max(100),
  }),
  reply: z.object({ mergeId: z.uuid() }),
  deadlineMs: 15_000,
});

/**
 * Undoes a merge of the last 30 days: the merged business is restored as it was, and what came from it is removed from the kept one, except
 * for what was edited since (`isWhole` is false then). A repeat returns the same reply. Refused: `merge-not-found`, `merge-expired`,
 * `merged-further` if the kept business was merged again since (undo that first), `slug-taken`, `place-taken`.
 */
export const UndoMerge = defineCommand('request.directory.undo-merge.v1', {
  request: z.strictObject({ mergeId: z.uuid() }),
  reply: z.object({ keptId: z.uuid(), mergedId: z.uuid(), isWhole: z.boolean() }),
  deadlineMs: 15_000,
});

export const MergeRow = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** The account that merged them; null in a system without accounts. */
  by: line.nullable(),
  keptId: z.uuid(),
  keptName: line,
  mergedId: z.uuid(),
  mergedName: line,
  undoneAt: z.iso.datetime().nullable(),
});
export type MergeRow = z.infer<typeof MergeRow>;

/** Merges of the last 30 days, newest first. Each searched word must be a folded prefix of a word of one of the names. */
export const ListMerges = defineQuery('request.directory.list-merges.v1', {
  request: z.strictObject(managedList(['at'])),
  reply: z.object({ merges: z.array(MergeRow), total: z.int() }),
  rows: 'merges',
});
