import { ensureCollection, type Migration } from '@tedarik/service-kit';

const KEPT_SECONDS = 30 * 86_400;

/** Adds the data needed to undo the deletion of a category, district or certificate, stored for as long as deleted records are. */
export const TAKEN_LINKS_MIGRATION: Migration = {
  id: '012-taken-links',
  async up(db) {
    await ensureCollection(db, 'takenLinks', [
      { key: { recordId: 1, _id: 1 }, name: 'ofRecord' },
      { key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_SECONDS },
    ]);
  },
};
