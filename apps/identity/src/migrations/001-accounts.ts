import type { Migration } from '@tedarik/service-kit';

export const accounts: Migration = {
  id: '001-accounts',
  async up(db) {
    await db.collection('accounts').createIndex({ usernameKey: 1 }, { unique: true });
  },
};
