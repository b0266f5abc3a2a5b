import type { Migration } from '@tedarik/service-kit';

/** For erasing an account with the mails that were written to it. */
export const MAILS_OF_ACCOUNTS_MIGRATION: Migration = {
  id: '040-mails-of-accounts',
  async up(db) {
    await db.collection('mails').createIndex({ accountId: 1 }, { name: 'account', sparse: true });
  },
};
