import * as commands from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { SaveProductHandler } from './save-product.handler.js';
import { ProductLifecycle } from './product-lifecycle.js';
import { ManagedProducts } from './managed-products.js';

/** Requests of the back office about products. */
export const PRODUCT_REQUESTS = [
  handledBy(commands.ListManagedProducts, ManagedProducts, 'list'),
  handledBy(commands.GetManagedProduct, ManagedProducts, 'get'),
  handledBy(commands.CreateProduct, SaveProductHandler, 'create'),
  handledBy(commands.UpdateProduct, SaveProductHandler, 'update'),
  handledBy(commands.DeleteProducts, ProductLifecycle, 'deleteAll'),
  handledBy(commands.RestoreProducts, ProductLifecycle, 'restoreAll'),
];
