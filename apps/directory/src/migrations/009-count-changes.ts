import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** What changed waits here until it is added to the counts. */
export const COUNT_CHANGES_MIGRATION: Migration = {
  id: '009-count-changes',
  async up(db) {
    await ensureCollection(db, 'countChanges');
  },
};
