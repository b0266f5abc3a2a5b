import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** What became of documents that visitors uploaded. */
export const documentFiles: Migration = {
  id: '004-document-files',
  async up(db) {
    await ensureCollection(db, 'documentFiles', [{ key: { state: 1, at: 1 }, name: 'byState' }]);
  },
};
