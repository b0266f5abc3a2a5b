import { ensureCollection, type Migration } from '@tedarik/service-kit';

const DAY_S = 86_400;

/** Adds copies, which expire after a month and are made again on request, and refused addresses, which are tried again after an hour. */
export const copies: Migration = {
  id: '001-copies',
  async up(db) {
    await ensureCollection(db, 'copies', [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: 30 * DAY_S }]);
    await ensureCollection(db, 'refusals', [{ key: { at: 1 }, name: 'remembered', expireAfterSeconds: DAY_S / 24 }]);
  },
};
