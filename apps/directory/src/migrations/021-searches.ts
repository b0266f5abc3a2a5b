import { ensureCollection, type Migration } from '@tedarik/service-kit';

const NINETY_DAYS_S = 90 * 24 * 60 * 60;

/** Adds the searches of visitors, sortable by frequency and by number of hits; a search that nobody makes for 90 days is deleted. */
export const SEARCHES_MIGRATION: Migration = {
  id: '021-searches',
  up: (db) =>
    ensureCollection(db, 'searches', [
      { key: { times: -1, _id: 1 }, name: 'byTimes' },
      { key: { found: 1, times: -1 }, name: 'byFound' },
      { key: { lastAt: 1 }, name: 'forgotten', expireAfterSeconds: NINETY_DAYS_S },
    ]),
};
