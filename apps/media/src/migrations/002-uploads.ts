import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds the GridFS bucket of uploads with the indexes that the driver would otherwise create at the first upload. */
export const uploads: Migration = {
  id: '002-uploads',
  async up(db) {
    await ensureCollection(db, 'uploads.files', [{ key: { filename: 1, uploadDate: 1 } }]);
    await ensureCollection(db, 'uploads.chunks', [{ key: { files_id: 1, n: 1 }, unique: true }]);
  },
};
