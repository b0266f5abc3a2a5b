import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { MOST_NEWLY_LISTED } from './newly-listed.requests.js';
import { shortLine, slug, typedText } from './text.js';

/** Maximum number of saved searches of one account. */
export const MOST_SAVED_SEARCHES = 20;
/** Maximum length of the name in characters. */
export const SAVED_SEARCH_NAME_LENGTH = 60;
/** The same maximum of categories, services or certificates as in a list of businesses. */
const MOST_CHOSEN = 20;
/** Maximum number of searches that the indexer tries in one request. */
export const MOST_TRIED_SEARCHES = 50;

const chosen = z.array(slug).max(MOST_CHOSEN);

/**
 * The criteria of a saved search, as they are in the address of the list of businesses. Filters that a new business cannot meet yet
 * (rating) or that depend on the moment (open now, near the visitor) are not saved.
 */
export const SearchCriteria = z.strictObject({
  /** The text as it was typed; '' matches all. */
  text: typedText(100),
  /** Slugs; a business must have at least one of them. */
  categories: chosen,
  /** Slugs made from their names; a business must have all of them. */
  services: chosen,
  certificates: chosen,
});
export type SearchCriteria = z.infer<typeof SearchCriteria>;

export const SavedSearch = z.object({
  id: z.uuid(),
  name: shortLine,
  criteria: SearchCriteria,
  /** Whether new matching businesses are mailed. */
  mails: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

// A limit for messages only. The saved search has the rules.
const name = typedText(1_000);
const done = z.object({});

/** The saved searches of the actor's account, newest first. */
export const ListSavedSearches = defineQuery('request.identity.list-saved-searches.v1', {
  request: z.strictObject({}),
  reply: z.object({ searches: z.array(SavedSearch).max(MOST_SAVED_SEARCHES) }),
  rows: 'searches',
});

/**
 * Saves a search in the actor's account; an existing one with the same criteria is renamed. Fails with `nothing-searched` if there are no
 * criteria, and `too-many-saved-searches` above MOST_SAVED_SEARCHES. Broken rules of `name`: `required`, `too-long`.
 */
export const SaveSearch = defineCommand('request.identity.save-search.v1', {
  request: z.strictObject({ name, criteria: SearchCriteria, mails: z.boolean() }),
  reply: SavedSearch,
});

/**
 * Renames a saved search, and pauses or resumes its mails. When resumed, only businesses that are listed from then on are mailed. Fails
 * with `saved-search-not-found`.
 */
export const ChangeSavedSearch = defineCommand('request.identity.change-saved-search.v1', {
  request: z.strictObject({ id: z.uuid(), name, mails: z.boolean() }),
  reply: SavedSearch,
});

export const DeleteSavedSearch = defineCommand('request.identity.delete-saved-search.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: done,
});

/**
 * Stops the mails of the search that the token from a mail identifies; no sign-in is needed. Fails with `link-expired` if the search no
 * longer exists.
 */
export const StopSearchMails = defineCommand('request.identity.stop-search-mails.v1', {
  request: z.strictObject({ token: z.string().max(200) }),
  /** The name of the search. */
  reply: z.object({ name: shortLine }),
});

/**
 * Returns which of the businesses match which of the searches, by the words of the list without tolerance for typing errors. Only
 * businesses that the index has in the given version or a later one are tried; they are returned as `indexed`, and the others can be
 * requested again later. Fails with `index-unavailable` while the search engine is down.
 */
export const MatchSearches = defineQuery('request.indexer.match-searches.v1', {
  request: z.strictObject({
    businesses: z.array(z.strictObject({ id: z.uuid(), version: z.int() })).max(MOST_NEWLY_LISTED),
    searches: z.array(z.strictObject({ id: z.uuid(), criteria: SearchCriteria })).max(MOST_TRIED_SEARCHES),
  }),
  reply: z.object({
    indexed: z.array(z.uuid()).max(MOST_NEWLY_LISTED),
    /** Searches that match at least one of the businesses. */
    matches: z
      .array(z.object({ searchId: z.uuid(), businessIds: z.array(z.uuid()).max(MOST_NEWLY_LISTED) }))
      .max(MOST_TRIED_SEARCHES),
  }),
  deadlineMs: 15_000,
});
