import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds passkeys of back-office accounts, by the id that the authenticator chose. */
export const passkeys: Migration = {
  id: '009-passkeys',
  async up(db) {
    await ensureCollection(db, 'passkeys');
    await db.collection('passkeys').createIndex({ accountId: 1, addedAt: 1 });
  },
};
