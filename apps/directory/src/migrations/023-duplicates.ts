import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Pairs of businesses that are perhaps one. */
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
