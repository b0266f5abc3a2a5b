import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { MOST_NEWLY_LISTED } from './newly-listed.requests.js';
import { shortLine, slug, typedText } from './text.js';

/** Saved searches of one account at most. */
export const MOST_SAVED_SEARCHES = 20;
/** Characters of the name at most. */
export const SAVED_SEARCH_NAME_LENGTH = 60;
/** As many categories, services or certificates as a list takes. */
const MOST_CHOSEN = 20;
/** Searches that the indexer tries at once. */
export const MOST_TRIED_SEARCHES = 50;

const chosen = z.array(slug).max(MOST_CHOSEN);

/**
 * What a saved search looks for, as the list of businesses has it in its address. What a new business cannot have yet (a
 * rating) or has only for the moment (open, near the visitor) is not saved.
 */
export const SearchCriteria = z.strictObject({
  /** As it was typed; '' for all. */
  text: typedText(100),
  /** Slugs; any of them. */
  categories: chosen,
  /** Slugs of their names; all of them. */
  services: chosen,
  certificates: chosen,
});
export type SearchCriteria = z.infer<typeof SearchCriteria>;

export const SavedSearch = z.object({
  id: z.uuid(),
  name: shortLine,
  criteria: SearchCriteria,
  /** Whether new businesses are mailed. */
  mails: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

// A limit for messages only. The search has the rules.
const name = typedText(1_000);
const done = z.object({});

/** The searches that the actor's account keeps, the latest first. */
export const ListSavedSearches = defineQuery('request.identity.list-saved-searches.v1', {
  request: z.strictObject({}),
  reply: z.object({ searches: z.array(SavedSearch).max(MOST_SAVED_SEARCHES) }),
  rows: 'searches',
});

/**
 * Keeps a search in the actor's account; one with the same criteria is renamed. `nothing-searched` without criteria,
 * `too-many-saved-searches` beyond MOST_SAVED_SEARCHES. Broken rules of `name`: `required`, `too-long`.
 */
export const SaveSearch = defineCommand('request.identity.save-search.v1', {
  request: z.strictObject({ name, criteria: SearchCriteria, mails: z.boolean() }),
  reply: SavedSearch,
});

/** Renames one of them, pauses its mails or goes on with them: from then on. `saved-search-not-found`. */
export const ChangeSavedSearch = defineCommand('request.identity.change-saved-search.v1', {
  request: z.strictObject({ id: z.uuid(), name, mails: z.boolean() }),
  reply: SavedSearch,
});

export const DeleteSavedSearch = defineCommand('request.identity.delete-saved-search.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: done,
});

/** Ends the mails of the search whose token a mail had, for anybody. `link-expired` when the search is gone. */
export const StopSearchMails = defineCommand('request.identity.stop-search-mails.v1', {
  request: z.strictObject({ token: z.string().max(200) }),
  /** Of the search. */
  reply: z.object({ name: shortLine }),
});

/**
 * Which of the businesses fit which of the searches, by the words of the list: no typing errors are forgiven. Only those
 * are tried that the index has in the named version or a later one, `indexed`; the others may be named again. Fails with
 * `index-unavailable` while the search engine is away.
 */
export const MatchSearches = defineQuery('request.indexer.match-searches.v1', {
  request: z.strictObject({
    businesses: z.array(z.strictObject({ id: z.uuid(), version: z.int() })).max(MOST_NEWLY_LISTED),
    searches: z.array(z.strictObject({ id: z.uuid(), criteria: SearchCriteria })).max(MOST_TRIED_SEARCHES),
  }),
  reply: z.object({
    indexed: z.array(z.uuid()).max(MOST_NEWLY_LISTED),
    /** Searches that some of them fit. */
    matches: z
      .array(z.object({ searchId: z.uuid(), businessIds: z.array(z.uuid()).max(MOST_NEWLY_LISTED) }))
      .max(MOST_TRIED_SEARCHES),
  }),
  deadlineMs: 15_000,
});
