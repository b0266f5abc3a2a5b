import { Controller } from '@nestjs/common';
import {
  type RequestContext,
  DeleteTypeCategory,
  ListTypeCategories,
  type RequestOf,
  SaveTypeCategory,
} from '@tedarik/commands';
import { Answers } from '@tedarik/messaging';
import { DeleteTypeCategoryHandler } from './commands/delete-type-category.handler.js';
import { SaveTypeCategoryHandler } from './commands/save-type-category.handler.js';
import { ListTypeCategoriesQuery } from './queries/list-type-categories.js';

@Controller()
export class TypeCategoriesController {
  constructor(
    private readonly list: ListTypeCategoriesQuery,
    private readonly save: SaveTypeCategoryHandler,
    private readonly remove: DeleteTypeCategoryHandler,
  ) {}

  @Answers(ListTypeCategories)
  listTypeCategories() {
    return this.list.execute();
  }

  @Answers(SaveTypeCategory)
  saveTypeCategory(request: RequestOf<typeof SaveTypeCategory>, context: RequestContext) {
    return this.save.execute(request, context);
  }

  @Answers(DeleteTypeCategory)
  deleteTypeCategory(request: RequestOf<typeof DeleteTypeCategory>, context: RequestContext) {
    return this.remove.execute(request, context);
  }
}
