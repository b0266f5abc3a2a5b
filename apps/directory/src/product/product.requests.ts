import {
  CreateProduct,
  DeleteProducts,
  GetManagedProduct,
  ListManagedProducts,
  ListProducts,
  ListProductSnapshots,
  RestoreProducts,
  UpdateProduct,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CreateProductHandler } from '../commands/create-product.handler.js';
import { DeleteProductsHandler } from '../commands/delete-products.handler.js';
import { RestoreProductsHandler } from '../commands/restore-products.handler.js';
import { UpdateProductHandler } from '../commands/update-product.handler.js';
import { GetManagedProductQuery } from '../queries/get-managed-product.js';
import { ListManagedProductsQuery } from '../queries/list-managed-products.js';
import { ListProductSnapshotsQuery } from '../queries/list-product-snapshots.js';
import { ListProductsQuery } from '../queries/list-products.js';

/** Requests about products. */
export const PRODUCT_REQUESTS = [
  handledBy(ListProducts, ListProductsQuery),
  handledBy(ListProductSnapshots, ListProductSnapshotsQuery),
  handledBy(ListManagedProducts, ListManagedProductsQuery),
  handledBy(GetManagedProduct, GetManagedProductQuery),
  handledBy(CreateProduct, CreateProductHandler),
  handledBy(UpdateProduct, UpdateProductHandler),
  handledBy(DeleteProducts, DeleteProductsHandler),
  handledBy(RestoreProducts, RestoreProductsHandler),
];
