import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds the states of uploaded documents. */
export const documentFiles: Migration = {
  id: '004-document-files',
  async up(db) {
    await ensureCollection(db, 'documentFiles', [{ key: { state: 1, at: 1 }, name: 'byState' }]);
  },
};
