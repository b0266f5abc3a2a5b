import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** What accounts of the public site keep, by the account's id. */
export const favourites: Migration = {
  id: '010-favourites',
  async up(db) {
    await ensureCollection(db, 'favourites');
  },
};
