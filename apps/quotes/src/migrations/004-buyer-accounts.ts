import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds accounts that have requested quotes, with a mark for erased ones. */
export const BUYER_ACCOUNTS_MIGRATION: Migration = {
  id: '004-buyer-accounts',
  up: (db) => ensureCollection(db, 'buyerAccounts', []),
};
