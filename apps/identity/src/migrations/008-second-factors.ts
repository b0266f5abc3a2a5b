import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds second factors of back-office accounts, by account id. */
export const secondFactors: Migration = {
  id: '008-second-factors',
  async up(db) {
    await ensureCollection(db, 'secondFactors');
  },
};
