import {
  CreateBlogCategory,
  DeleteBlogCategories,
  EnsureBlogCategories,
  ListManagedBlogCategories,
  RestoreBlogCategories,
  UpdateBlogCategory,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { CreateCategoryHandler } from './create-category.handler.js';
import { DeleteCategoriesHandler } from './delete-categories.handler.js';
import { EnsureCategoriesHandler } from './ensure-categories.handler.js';
import { ListManagedCategoriesQuery } from './list-managed-categories.js';
import { RestoreCategoriesHandler } from './restore-categories.handler.js';
import { UpdateCategoryHandler } from './update-category.handler.js';

/** What the back office requests about blog categories. */
export const CATEGORY_REQUESTS = [
  handledBy(EnsureBlogCategories, EnsureCategoriesHandler),
  handledBy(ListManagedBlogCategories, ListManagedCategoriesQuery),
  handledBy(CreateBlogCategory, CreateCategoryHandler),
  handledBy(UpdateBlogCategory, UpdateCategoryHandler),
  handledBy(DeleteBlogCategories, DeleteCategoriesHandler),
  handledBy(RestoreBlogCategories, RestoreCategoriesHandler),
];
