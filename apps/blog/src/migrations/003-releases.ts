import { ensureCollection, type Migration } from '@tedarik/service-kit';

const KEPT_SECONDS = 30 * 86_400;

/** Adds the data needed to undo the deletion of a category, stored for as long as deleted records are. */
export const RELEASES_MIGRATION: Migration = {
  id: '003-releases',
  async up(db) {
    await ensureCollection(db, 'releases', [
      { key: { categoryId: 1 }, name: 'ofCategory' },
      { key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_SECONDS },
    ]);
  },
};
