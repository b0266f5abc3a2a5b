import { dropIndexes, ensureCollection, type Migration } from '@tedarik/service-kit';

/**
 * Adds indexes for removed photos, which can be restored until they are erased. Removed reviews are now erased by this service instead of a
 * TTL index, because MongoDB publishes no event that their photos are gone.
 */
export const REVIEW_PHOTOS_MIGRATION: Migration = {
  id: '006-review-photos',
  async up(db) {
    const removed = { partialFilterExpression: { 'photos.removed.at': { $type: 'date' } } };
    await ensureCollection(db, 'reviews', [{ key: { 'photos.removed.at': 1 }, name: 'removedPhotos', ...removed }]);
    await dropIndexes(db.collection('removedReviews'), ['kept']);
    await ensureCollection(db, 'removedReviews', [{ key: { removedAt: 1 }, name: 'removed' }]);
  },
};
