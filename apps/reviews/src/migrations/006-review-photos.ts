import { dropIndexes, ensureCollection, type Migration } from '@tedarik/service-kit';

/**
 * Photos in reviews that may come back until they are erased. What was removed is erased by this service and no more by
 * MongoDB, which would tell nobody that the photos are gone.
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
