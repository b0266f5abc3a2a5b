import {
  CreateProduct,
  DeleteProducts,
  GetManagedProduct,
  ListManagedProducts,
  RestoreProducts,
  SuggestBusinesses,
  UpdateProduct,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { CreateProductHandler } from './commands/create-product.handler.js';
import { DeleteProductsHandler } from './commands/delete-products.handler.js';
import { RestoreProductsHandler } from './commands/restore-products.handler.js';
import { UpdateProductHandler } from './commands/update-product.handler.js';
import { GetManagedProductQuery } from './queries/get-managed-product.js';
import { ListManagedProductsQuery } from './queries/list-managed-products.js';
import { SuggestBusinessesQuery } from './queries/suggest-businesses.js';

/** Requests of the back office about products. */
@Controller()
export class ManagedProductsController {
  constructor(
    private readonly list: ListManagedProductsQuery,
    private readonly one: GetManagedProductQuery,
    private readonly create: CreateProductHandler,
    private readonly update: UpdateProductHandler,
    private readonly remove: DeleteProductsHandler,
    private readonly restore: RestoreProductsHandler,
    private readonly suggest: SuggestBusinessesQuery,
  ) {}

  @Answers(ListManagedProducts)
  listManagedProducts(request: RequestOf<typeof ListManagedProducts>) {
    return this.list.execute(request);
  }

  @Answers(GetManagedProduct)
  getManagedProduct(request: RequestOf<typeof GetManagedProduct>) {
    return this.one.execute(request);
  }

  @Answers(CreateProduct)
  createProduct(request: RequestOf<typeof CreateProduct>, context: RequestContext) {
    return this.create.execute(request, context);
  }

  @Answers(UpdateProduct)
  updateProduct(request: RequestOf<typeof UpdateProduct>, context: RequestContext) {
    return this.update.execute(request, context);
  }

  @Answers(DeleteProducts)
  deleteProducts(request: RequestOf<typeof DeleteProducts>, context: RequestContext) {
    return this.remove.execute(request, context);
  }

  @Answers(RestoreProducts)
  restoreProducts(request: RequestOf<typeof RestoreProducts>, context: RequestContext) {
    return this.restore.execute(request, context);
  }

  @Answers(SuggestBusinesses)
  suggestBusinesses(request: RequestOf<typeof SuggestBusinesses>) {
    return this.suggest.execute(request);
  }
}
