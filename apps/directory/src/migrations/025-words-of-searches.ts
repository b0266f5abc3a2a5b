import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Searches that were never clicked, those made most often first. */
export const WORDS_OF_SEARCHES_MIGRATION: Migration = {
  id: '025-words-of-searches',
  up: (db) => ensureCollection(db, 'searches', [{ key: { clicks: 1, times: -1, _id: 1 }, name: 'byClicks' }]),
};
