import { ListProductSnapshots } from '@tedarik/commands';
import { ProductChanged, ProductDeleted, ProductsIndexed, type ProductSnapshot } from '@tedarik/events';
import { PRODUCTS, toProductDocument } from '@tedarik/search';
import { indexDocuments } from './documents-of.js';
import type { Projected } from './projected.js';

/** The index of products follows the directory's events about products. */
export const PRODUCTS_PROJECTED: Projected<ProductSnapshot> = {
  index: PRODUCTS,
  aggregate: 'product',
  durable: 'indexer-products',
  ownerPages: ListProductSnapshots,
  ...indexDocuments({ changed: ProductChanged, deleted: ProductDeleted, toDocument: toProductDocument }),
  notification: ProductsIndexed,
};
