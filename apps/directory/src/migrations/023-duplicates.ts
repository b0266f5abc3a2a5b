import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds pairs of possibly identical businesses. */
export const DUPLICATES_MIGRATION: Migration = {
  id: '023-duplicates',
  async up(db) {
    await ensureCollection(db, 'duplicates', [
      { key: { pair: 1 }, name: 'pair', unique: true },
      { key: { dismissedAt: 1, probability: -1 }, name: 'open' },
    ]);
    await ensureCollection(db, 'duplicateSearches', []);
  },
};
