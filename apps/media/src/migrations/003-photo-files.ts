import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds the states of uploaded photos. */
export const photoFiles: Migration = {
  id: '003-photo-files',
  async up(db) {
    await ensureCollection(db, 'photoFiles', [{ key: { state: 1, at: 1 }, name: 'byState' }]);
  },
};
