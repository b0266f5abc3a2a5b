import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { line } from '../text.js';
import { managedList } from './managed-list.js';

/** How many different texts one RecordSearches may contain. */
export const MOST_SEARCHES_AT_ONCE = 500;

/** On how many recent searches the effect of a change of synonyms or stop words is tried. */
export const MOST_SEARCHES_TRIED = 1_000;
/** Recent searches are looked up by the beginnings of their words; this is the maximum length of such a beginning. */
export const LONGEST_BEGINNING = 6;

const text = z.string().min(1).max(100);

/**
 * Adds visitors' searches to the statistics of each text: how often it was searched, and how many results it had the last time. No visitor
 * is identified.
 */
export const RecordSearches = defineCommand('request.directory.record-searches.v1', {
  request: z.strictObject({
    searches: z
      .array(z.strictObject({ text, times: z.int().min(1), found: z.int().min(0) }))
      .min(1)
      .max(MOST_SEARCHES_AT_ONCE),
  }),
  reply: z.object({}),
});

/**
 * Adds clicks on results to the statistics of searches. No visitor is identified; clicks for a text that nobody has searched for are
 * ignored.
 */
export const RecordSearchClicks = defineCommand('request.directory.record-search-clicks.v1', {
  request: z.strictObject({
    clicks: z
      .array(z.strictObject({ text, times: z.int().min(1), ranks: z.int().min(1).describe('Their sum, from 1.') }))
      .min(1)
      .max(MOST_SEARCHES_AT_ONCE),
  }),
  reply: z.object({}),
});

/** A text that visitors searched for, as it was typed most recently. */
const Search = z.object({
  /** The text without case and diacritics. */
  id: line,
  text: line,
  times: z.int(),
  /** How many businesses contained all its words when it was last searched. */
  found: z.int(),
  lastAt: z.iso.datetime(),
  /** Clicks on its results. 0 if the directory runs an older release. */
  clicks: z.int().default(0),
  /** Average position of the clicked results, from 1; null without a click. */
  meanRank: z.number().nullable().default(null),
});
export type Search = z.infer<typeof Search>;

/** Texts that visitors searched for in the last 90 days and that contain `search`. */
export const ListSearches = defineQuery('request.directory.list-searches.v1', {
  request: z.strictObject({
    ...managedList(['times', 'found', 'last', 'clicks']),
    /** Only texts that found nothing the last time. */
    nothingFound: z.boolean(),
    /** Only texts that found something, but whose results nobody has clicked. */
    neverClicked: z.boolean().optional(),
  }),
  reply: z.object({ searches: z.array(Search), total: z.int() }),
  rows: 'searches',
});

/** The most recent texts, at most MOST_SEARCHES_TRIED, that have a word with one of these beginnings (folded, without spaces). */
export const ListRecentSearches = defineQuery('request.directory.list-recent-searches.v1', {
  request: z.strictObject({ beginnings: z.array(z.string().min(1).max(LONGEST_BEGINNING)).min(1).max(600) }),
  reply: z.object({ texts: z.array(text).max(MOST_SEARCHES_TRIED) }),
});
