import type { Migration } from '@tedarik/service-kit';

/** Adds the id of the account that started an import; earlier imports have only its name. */
export const starters: Migration = {
  id: '007-starters',
  async up(db) {
    await db.collection('imports').updateMany({ startedById: { $exists: false } }, { $set: { startedById: null } });
  },
};
