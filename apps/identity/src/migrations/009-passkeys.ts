import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Passkeys of accounts of the back office, by the id that their authenticator chose. */
export const passkeys: Migration = {
  id: '009-passkeys',
  async up(db) {
    await ensureCollection(db, 'passkeys');
    await db.collection('passkeys').createIndex({ accountId: 1, addedAt: 1 });
  },
};
