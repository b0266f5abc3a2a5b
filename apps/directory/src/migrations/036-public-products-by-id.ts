import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** The site map lists public products in the order of their ids, and looks for the youngest change of each file. */
export const PUBLIC_PRODUCTS_BY_ID_MIGRATION: Migration = {
  id: '036-public-products-by-id',
  up: (db) => ensureCollection(db, 'products', [{ key: { lists: 1, _id: 1, updatedAt: 1 }, name: 'publicById' }]),
};
