import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** How often each account was refused since that was last put on record. */
export const refusedSignIns: Migration = {
  id: '006-refused-sign-ins',
  async up(db) {
    await ensureCollection(db, 'refusedSignIns');
  },
};
