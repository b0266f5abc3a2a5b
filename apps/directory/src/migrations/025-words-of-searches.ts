import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds stop words, and an index of searches by clicks (the most frequent first among those that were never clicked). */
export const WORDS_OF_SEARCHES_MIGRATION: Migration = {
  id: '025-words-of-searches',
  async up(db) {
    const deleted = { deletedAt: { $gt: new Date(0) } };
    await ensureCollection(db, 'stopWords', [
      { key: { nameKey: 1 }, name: 'liveName', unique: true, partialFilterExpression: { deletedAt: null } },
      { key: { deletedAt: 1 }, name: 'erasable', partialFilterExpression: deleted },
    ]);
    await ensureCollection(db, 'searches', [{ key: { clicks: 1, times: -1, _id: 1 }, name: 'byClicks' }]);
  },
};
