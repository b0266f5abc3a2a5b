import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Second factors of accounts of the back office, by the account's id. */
export const secondFactors: Migration = {
  id: '008-second-factors',
  async up(db) {
    await ensureCollection(db, 'secondFactors');
  },
};
