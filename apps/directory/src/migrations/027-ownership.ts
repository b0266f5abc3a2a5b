import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Who owns pages. */
export const OWNERSHIP_MIGRATION: Migration = {
  id: '027-ownership',
  async up(db) {
    await ensureCollection(db, 'pageOwners', [
      { key: { businessId: 1, accountId: 1 }, name: 'onePerAccount', unique: true },
      { key: { accountId: 1 }, name: 'account' },
    ]);
  },
};
