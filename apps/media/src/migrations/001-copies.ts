import { ensureCollection, type Migration } from '@tedarik/service-kit';

const DAY_S = 86_400;

/** Copies go after a month and are made anew when somebody needs them; a refused address may be tried again after an hour. */
export const copies: Migration = {
  id: '001-copies',
  async up(db) {
    await ensureCollection(db, 'copies', [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: 30 * DAY_S }]);
    await ensureCollection(db, 'refusals', [{ key: { at: 1 }, name: 'remembered', expireAfterSeconds: DAY_S / 24 }]);
  },
};
