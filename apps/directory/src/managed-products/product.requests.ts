import {
  CreateProduct,
  DeleteProducts,
  GetManagedProduct,
  ListManagedProducts,
  RestoreProducts,
  UpdateProduct,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CreateProductHandler } from './create-product.handler.js';
import { DeleteProductsHandler } from './delete-products.handler.js';
import { GetManagedProductQuery } from './get-managed-product.js';
import { ListManagedProductsQuery } from './list-managed-products.js';
import { RestoreProductsHandler } from './restore-products.handler.js';
import { UpdateProductHandler } from './update-product.handler.js';

/** What the back office requests about products. */
export const PRODUCT_REQUESTS = [
  handledBy(ListManagedProducts, ListManagedProductsQuery),
  handledBy(GetManagedProduct, GetManagedProductQuery),
  handledBy(CreateProduct, CreateProductHandler),
  handledBy(UpdateProduct, UpdateProductHandler),
  handledBy(DeleteProducts, DeleteProductsHandler),
  handledBy(RestoreProducts, RestoreProductsHandler),
];
