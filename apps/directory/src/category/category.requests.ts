import {
  CreateCategory,
  DeleteCategories,
  EnsureCategories,
  GetCategoryUse,
  ListManagedCategories,
  RestoreCategories,
  UndoImportedCategories,
  UpdateCategory,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CreateCategoryHandler } from '../commands/create-category.handler.js';
import { DeleteCategoriesHandler } from '../commands/delete-categories.handler.js';
import { EnsureCategoriesHandler } from '../commands/ensure-categories.handler.js';
import { RestoreCategoriesHandler } from '../commands/restore-categories.handler.js';
import { UndoImportedCategoriesHandler } from '../commands/undo-imported-categories.handler.js';
import { UpdateCategoryHandler } from '../commands/update-category.handler.js';
import { GetCategoryUseQuery } from '../queries/get-category-use.js';
import { ListManagedCategoriesQuery } from '../queries/list-managed-categories.js';

/** Requests about categories. */
export const CATEGORY_REQUESTS = [
  handledBy(ListManagedCategories, ListManagedCategoriesQuery),
  handledBy(GetCategoryUse, GetCategoryUseQuery),
  handledBy(CreateCategory, CreateCategoryHandler),
  handledBy(UpdateCategory, UpdateCategoryHandler),
  handledBy(DeleteCategories, DeleteCategoriesHandler),
  handledBy(RestoreCategories, RestoreCategoriesHandler),
  handledBy(EnsureCategories, EnsureCategoriesHandler),
  handledBy(UndoImportedCategories, UndoImportedCategoriesHandler),
];
