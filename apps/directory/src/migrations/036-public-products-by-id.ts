import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds an index for the site map, which lists public products in the order of ids and needs the latest change of each of its files. */
export const PUBLIC_PRODUCTS_BY_ID_MIGRATION: Migration = {
  id: '036-public-products-by-id',
  up: (db) => ensureCollection(db, 'products', [{ key: { lists: 1, _id: 1, updatedAt: 1 }, name: 'publicById' }]),
};
