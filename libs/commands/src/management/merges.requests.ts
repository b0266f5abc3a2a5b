import { type BusinessField, FIELD_NAMES } from '@tedarik/fields';
import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { line } from '../text.js';
import { managedList } from './managed-list.js';

/** What one of two merged businesses has and the other one has not: an administrator chooses whose value stays. */
export const MERGED_FIELDS = ['name', 'description', ...FIELD_NAMES, 'openingHours'] as const satisfies readonly (
  'name' | 'description' | 'openingHours' | BusinessField
)[];
export type MergedField = (typeof MERGED_FIELDS)[number];

/**
 * Two businesses become one, `keptId`. It has the values of the other one in the fields of `taken`, and its locations in
 * `locationIds`. Categories, services, certificates, products and reviews of both are its own from then on; status and
 * badges stay. The other one is deleted, and its address leads to the kept one. Refused: `same-business`,
 * `business-not-found`, `business-changed-meanwhile` if one of them was saved since `revision`.
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
 * Undoes a merge of the last 30 days. Each business has its own again: the merged one as it was, the kept one without what
 * came from the other, but for what was edited since (`isWhole` is false then). Repeating it answers the same. Refused: `merge-not-found`,
 * `merge-expired`, `merged-further` if the kept one was merged again since (that is undone first), `slug-taken`, `place-taken`.
 */
export const UndoMerge = defineCommand('request.directory.undo-merge.v1', {
  request: z.strictObject({ mergeId: z.uuid() }),
  reply: z.object({ keptId: z.uuid(), mergedId: z.uuid(), isWhole: z.boolean() }),
  deadlineMs: 15_000,
});

export const MergeRow = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Who merged them; null for a system without accounts. */
  by: line.nullable(),
  keptId: z.uuid(),
  keptName: line,
  mergedId: z.uuid(),
  mergedName: line,
  undoneAt: z.iso.datetime().nullable(),
});
export type MergeRow = z.infer<typeof MergeRow>;

/** Merges of the last 30 days, the newest first. Each searched word must be a folded prefix of a word of one of the names. */
export const ListMerges = defineQuery('request.directory.list-merges.v1', {
  request: z.strictObject(managedList(['at'])),
  reply: z.object({ merges: z.array(MergeRow), total: z.int() }),
  rows: 'merges',
});
