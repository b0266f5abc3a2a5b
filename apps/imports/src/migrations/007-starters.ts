import type { Migration } from '@tedarik/service-kit';

/** Imports of before knew who had started them by name alone. */
export const starters: Migration = {
  id: '007-starters',
  async up(db) {
    await db.collection('imports').updateMany({ startedById: { $exists: false } }, { $set: { startedById: null } });
  },
};
