import { EnsureBlogCategories, ListBlogCategories, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { EnsureCategoriesHandler } from './commands/ensure-categories.handler.js';
import { CategoryViews } from './queries/category-views.js';

/** Requests about blog categories. */
@Controller()
export class CategoriesController {
  constructor(
    private readonly ensure: EnsureCategoriesHandler,
    private readonly views: CategoryViews,
  ) {}

  @Answers(EnsureBlogCategories)
  ensureCategories(request: RequestOf<typeof EnsureBlogCategories>, context: RequestContext) {
    return this.ensure.execute(request, context);
  }

  @Answers(ListBlogCategories)
  async listCategories() {
    return { categories: await this.views.list() };
  }
}
