import {
  CreateBlogCategory,
  DeleteBlogCategories,
  EnsureBlogCategories,
  ListBlogCategories,
  ListManagedBlogCategories,
  RestoreBlogCategories,
  UpdateBlogCategory,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CreateCategoryHandler } from '../commands/create-category.handler.js';
import { DeleteCategoriesHandler } from '../commands/delete-categories.handler.js';
import { EnsureCategoriesHandler } from '../commands/ensure-categories.handler.js';
import { RestoreCategoriesHandler } from '../commands/restore-categories.handler.js';
import { UpdateCategoryHandler } from '../commands/update-category.handler.js';
import { CategoryViews } from '../queries/category-views.js';
import { ListManagedCategoriesQuery } from '../queries/list-managed-categories.js';

/** Requests about blog categories. */
export const CATEGORY_REQUESTS = [
  handledBy(EnsureBlogCategories, EnsureCategoriesHandler),
  handledBy(ListBlogCategories, CategoryViews, 'list'),
  handledBy(ListManagedBlogCategories, ListManagedCategoriesQuery),
  handledBy(CreateBlogCategory, CreateCategoryHandler),
  handledBy(UpdateBlogCategory, UpdateCategoryHandler),
  handledBy(DeleteBlogCategories, DeleteCategoriesHandler),
  handledBy(RestoreBlogCategories, RestoreCategoriesHandler),
];
