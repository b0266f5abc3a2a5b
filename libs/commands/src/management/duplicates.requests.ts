import { BusinessStatus } from '@tedarik/events';
import { FIELDS_IN_COMBINED_COLUMNS, mapTexts } from '@tedarik/fields';
import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { address, line } from '../text.js';
import { managedList, ofMany } from './managed-list.js';

/** One business of a pair of possible duplicates. */
export const DuplicateSide = z.object({
  id: z.uuid(),
  slug: line,
  name: line,
  status: BusinessStatus,
  /** Address of the headquarters, including the city. */
  address: address.nullable(),
  ...mapTexts(FIELDS_IN_COMBINED_COLUMNS, () => address.nullable()),
  reviewCount: z.int(),
  createdAt: z.iso.datetime(),
});

/** Two businesses that may be one. */
export const DuplicateRow = z.object({
  id: z.uuid(),
  /** Probability from 0 to 1 that they are one business. */
  probability: z.number(),
  /** What speaks for it, the strongest evidence first, e.g. `same-phone`. */
  reasons: z.array(z.string().max(40)).max(12),
  foundAt: z.iso.datetime(),
  /** The older business first. */
  businesses: z.array(DuplicateSide).length(2),
});
export type DuplicateRow = z.infer<typeof DuplicateRow>;

/** The last search for duplicates. */
export const DuplicatesSearch = z.object({
  startedAt: z.iso.datetime(),
  /** Null while it runs. */
  endedAt: z.iso.datetime().nullable(),
  /** How many businesses were compared. */
  compared: z.int(),
});

/**
 * Pairs of businesses that may be one, without those that were dismissed. At most the 5,000 most likely pairs are stored. Each searched
 * word must be in a name. `minimum` is the lowest probability to list.
 */
export const ListDuplicates = defineQuery('request.directory.list-duplicates.v1', {
  request: z.strictObject({ ...managedList(['probability', 'found']), minimum: z.number().min(0).max(1).optional() }),
  reply: z.object({
    duplicates: z.array(DuplicateRow),
    total: z.int(),
    /** Null before the first search for duplicates. */
    lastSearch: DuplicatesSearch.nullable(),
  }),
  rows: 'duplicates',
  deadlineMs: 5_000,
});

/** Marks these pairs as different businesses, so that they are not listed again. Refused: `duplicate-not-found`. */
export const DismissDuplicates = defineCommand('request.directory.dismiss-duplicates.v1', ofMany);

/** Undoes DismissDuplicates. Refused: `duplicate-not-found`. */
export const RestoreDuplicates = defineCommand('request.directory.restore-duplicates.v1', ofMany);

/** Starts the nightly search now. If a search is running, it continues and no other is started. */
export const FindDuplicates = defineCommand('request.directory.find-duplicates.v1', {
  request: z.strictObject({}),
  reply: z.object({ isStarted: z.boolean() }),
});
