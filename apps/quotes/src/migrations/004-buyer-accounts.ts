import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Accounts that have requested quotes, and those that are erased. */
export const BUYER_ACCOUNTS_MIGRATION: Migration = {
  id: '004-buyer-accounts',
  up: (db) => ensureCollection(db, 'buyerAccounts', []),
};
