import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Photos of pages. */
export const PAGE_PHOTOS_MIGRATION: Migration = {
  id: '033-page-photos',
  async up(db) {
    await ensureCollection(db, 'pagePhotos', [
      { key: { businessId: 1, position: 1 }, name: 'business' },
      { key: { addedAt: -1, _id: -1 }, name: 'newest', partialFilterExpression: { removed: null } },
      { key: { 'removed.at': 1 }, name: 'removed', partialFilterExpression: { 'removed.at': { $type: 'date' } } },
    ]);
  },
};
