import {
  CreateCategory,
  DeleteCategories,
  GetCategoryUse,
  ListManagedCategories,
  RestoreCategories,
  UpdateCategory,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { CreateCategoryHandler } from './commands/create-category.handler.js';
import { DeleteCategoriesHandler } from './commands/delete-categories.handler.js';
import { RestoreCategoriesHandler } from './commands/restore-categories.handler.js';
import { UpdateCategoryHandler } from './commands/update-category.handler.js';
import { GetCategoryUseQuery } from './queries/get-category-use.js';
import { ListManagedCategoriesQuery } from './queries/list-managed-categories.js';

/** Requests of the back office about categories. */
@Controller()
export class ManagedCategoriesController {
  constructor(
    private readonly list: ListManagedCategoriesQuery,
    private readonly use: GetCategoryUseQuery,
    private readonly create: CreateCategoryHandler,
    private readonly update: UpdateCategoryHandler,
    private readonly remove: DeleteCategoriesHandler,
    private readonly restore: RestoreCategoriesHandler,
  ) {}

  @Answers(ListManagedCategories)
  listManagedCategories(request: RequestOf<typeof ListManagedCategories>) {
    return this.list.execute(request);
  }

  @Answers(GetCategoryUse)
  getCategoryUse(request: RequestOf<typeof GetCategoryUse>) {
    return this.use.execute(request);
  }

  @Answers(CreateCategory)
  createCategory(request: RequestOf<typeof CreateCategory>, context: RequestContext) {
    return this.create.execute(request, context);
  }

  @Answers(UpdateCategory)
  updateCategory(request: RequestOf<typeof UpdateCategory>, context: RequestContext) {
    return this.update.execute(request, context);
  }

  @Answers(DeleteCategories)
  deleteCategories(request: RequestOf<typeof DeleteCategories>, context: RequestContext) {
    return this.remove.execute(request, context);
  }

  @Answers(RestoreCategories)
  restoreCategories(request: RequestOf<typeof RestoreCategories>, context: RequestContext) {
    return this.restore.execute(request, context);
  }
}
