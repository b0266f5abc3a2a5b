import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds the counters of refused sign-ins per account. */
export const refusedSignIns: Migration = {
  id: '006-refused-sign-ins',
  async up(db) {
    await ensureCollection(db, 'refusedSignIns');
  },
};
