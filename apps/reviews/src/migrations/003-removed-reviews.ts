import { ensureCollection, type Migration } from '@tedarik/service-kit';

const KEPT_SECONDS = 30 * 86_400;

/** Adds removed reviews, which can be restored for 30 days and are then erased. */
export const REMOVED_REVIEWS_MIGRATION: Migration = {
  id: '003-removed-reviews',
  async up(db) {
    await ensureCollection(db, 'removedReviews', [
      { key: { userId: 1 }, name: 'ofAuthor' },
      { key: { removedAt: 1 }, name: 'kept', expireAfterSeconds: KEPT_SECONDS },
    ]);
  },
};
