import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { line } from '../text.js';
import { managedList } from './managed-list.js';

/** How many texts one RecordSearches may have. */
export const MOST_SEARCHES_AT_ONCE = 500;

/** How many searches a change of words is tried on. */
export const MOST_SEARCHES_TRIED = 1_000;
/** With so many letters a word begins that recent searches are looked for by. */
export const LONGEST_BEGINNING = 6;

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

/** Adds clicks on results to what is known of searches. No visitor is named, and a text that nobody has searched for stays unknown. */
export const RecordSearchClicks = defineCommand('request.directory.record-search-clicks.v1', {
  request: z.strictObject({
    clicks: z
      .array(z.strictObject({ text, times: z.int().min(1), ranks: z.int().min(1).describe('Their sum, from 1.') }))
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
  /** On results of it. 0 from a directory of an older release. */
  clicks: z.int().default(0),
  /** Where the clicked results stood on average, from 1; null without a click. */
  meanRank: z.number().nullable().default(null),
});
export type Search = z.infer<typeof Search>;

/** What visitors of the last 90 days searched for; texts that contain `search`. */
export const ListSearches = defineQuery('request.directory.list-searches.v1', {
  request: z.strictObject({
    ...managedList(['times', 'found', 'last', 'clicks']),
    /** Only those that found nothing the last time. */
    nothingFound: z.boolean(),
    /** Only those that found something on which nobody has clicked. */
    neverClicked: z.boolean().optional(),
  }),
  reply: z.object({ searches: z.array(Search), total: z.int() }),
  rows: 'searches',
});

/** The latest texts, at most MOST_SEARCHES_TRIED, with a word that begins so: folded, spaces left out. */
export const ListRecentSearches = defineQuery('request.directory.list-recent-searches.v1', {
  request: z.strictObject({ beginnings: z.array(z.string().min(1).max(LONGEST_BEGINNING)).min(1).max(600) }),
  reply: z.object({ texts: z.array(text).max(MOST_SEARCHES_TRIED) }),
});
