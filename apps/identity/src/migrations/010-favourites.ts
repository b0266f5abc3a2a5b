import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds favourites of visitors' accounts, by account id. */
export const favourites: Migration = {
  id: '010-favourites',
  async up(db) {
    await ensureCollection(db, 'favourites');
  },
};
