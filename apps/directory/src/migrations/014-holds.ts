import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds the lock rows for transactions that refer to records which others may delete (see ReferenceLocks). */
export const HOLDS_MIGRATION: Migration = {
  id: '014-holds',
  async up(db) {
    await ensureCollection(db, 'holds');
  },
};
