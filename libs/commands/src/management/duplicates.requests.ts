import { BusinessStatus } from '@tedarik/events';
import { FIELDS_BESIDE_THEIR_LIKE, mapTexts } from '@tedarik/fields';
import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { address, line } from '../text.js';
import { managedList, ofMany } from './managed-list.js';

/** One of two businesses that are perhaps one. */
export const DuplicateSide = z.object({
  id: z.uuid(),
  slug: line,
  name: line,
  status: BusinessStatus,
  /** Of the headquarters, with its city. */
  address: address.nullable(),
  ...mapTexts(FIELDS_BESIDE_THEIR_LIKE, () => address.nullable()),
  reviewCount: z.int(),
  createdAt: z.iso.datetime(),
});

/** Two businesses that are perhaps one. */
export const DuplicateRow = z.object({
  id: z.uuid(),
  /** 0 to 1: how likely they are one. */
  probability: z.number(),
  /** What speaks for it, the strongest first, e.g. `same-phone`. */
  reasons: z.array(z.string().max(40)).max(12),
  foundAt: z.iso.datetime(),
  /** The older one first. */
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
 * Pairs of businesses that are perhaps one, without those that somebody has called different ones. At most the 5,000 most
 * likely are kept. Each searched word must be in a name. `minimum`: only those that are at least as likely.
 */
export const ListDuplicates = defineQuery('request.directory.list-duplicates.v1', {
  request: z.strictObject({ ...managedList(['probability', 'found']), minimum: z.number().min(0).max(1).optional() }),
  reply: z.object({
    duplicates: z.array(DuplicateRow),
    total: z.int(),
    /** Null before the first one. */
    lastSearch: DuplicatesSearch.nullable(),
  }),
  rows: 'duplicates',
  deadlineMs: 5_000,
});

/** Somebody says that these pairs are different businesses: they are not listed again. Refused: `duplicate-not-found`. */
export const DismissDuplicates = defineCommand('request.directory.dismiss-duplicates.v1', ofMany);

/** Undoes that. Refused: `duplicate-not-found`. */
export const RestoreDuplicates = defineCommand('request.directory.restore-duplicates.v1', ofMany);

/** Begins the search of the night now. One that runs goes on. */
export const FindDuplicates = defineCommand('request.directory.find-duplicates.v1', {
  request: z.strictObject({}),
  reply: z.object({ isStarted: z.boolean() }),
});
