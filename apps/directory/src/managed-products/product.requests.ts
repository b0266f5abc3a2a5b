import {
  CreateProduct,
  DeleteProducts,
  GetManagedProduct,
  ListManagedProducts,
  RestoreProducts,
  UpdateProduct,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { SaveProductHandler } from './save-product.handler.js';
import { ProductLifecycle } from './product-lifecycle.js';
import { ManagedProducts } from './managed-products.js';

/** Requests of the back office about products. */
export const PRODUCT_REQUESTS = [
  handledBy(ListManagedProducts, ManagedProducts, 'list'),
  handledBy(GetManagedProduct, ManagedProducts, 'get'),
  handledBy(CreateProduct, SaveProductHandler, 'create'),
  handledBy(UpdateProduct, SaveProductHandler, 'update'),
  handledBy(DeleteProducts, ProductLifecycle, 'deleteAll'),
  handledBy(RestoreProducts, ProductLifecycle, 'restoreAll'),
];
