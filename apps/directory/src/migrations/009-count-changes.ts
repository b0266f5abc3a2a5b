import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds the collection of changes that are pending until they are added to the counts. */
export const COUNT_CHANGES_MIGRATION: Migration = {
  id: '009-count-changes',
  async up(db) {
    await ensureCollection(db, 'countChanges');
  },
};
