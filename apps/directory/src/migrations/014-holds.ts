import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** What transactions write that point at records which others may delete. */
export const HOLDS_MIGRATION: Migration = {
  id: '014-holds',
  async up(db) {
    await ensureCollection(db, 'holds');
  },
};
