import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { line } from '../text.js';
import { managedList } from './managed-list.js';

/** How many texts one RecordSearches may have. */
export const MOST_SEARCHES_AT_ONCE = 500;

const text = z.string().min(1).max(100);

/** Adds searches of visitors to what is known of each text: how often, and how much the last one found. No visitor is named. */
export const RecordSearches = defineCommand('request.directory.record-searches.v1', {
  request: z.strictObject({
    searches: z
      .array(z.strictObject({ text, times: z.int().min(1), found: z.int().min(0) }))
      .min(1)
      .max(MOST_SEARCHES_AT_ONCE),
  }),
  reply: z.object({}),
});

/** A text that visitors searched for, as it was typed last. */
const Search = z.object({
  /** The text without case and marks. */
  id: line,
  text: line,
  times: z.int(),
  /** How many businesses have all its words, as of the last time. */
  found: z.int(),
  lastAt: z.iso.datetime(),
});
export type Search = z.infer<typeof Search>;

/** What visitors of the last 90 days searched for; texts that contain `search`. */
export const ListSearches = defineQuery('request.directory.list-searches.v1', {
  request: z.strictObject({
    ...managedList(['times', 'found', 'last']),
    /** Only those that found nothing the last time. */
    nothingFound: z.boolean(),
  }),
  reply: z.object({ searches: z.array(Search), total: z.int() }),
  rows: 'searches',
});
