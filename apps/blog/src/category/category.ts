import { BLOG_CATEGORY_COLORS } from '@tedarik/commands';
import type { BlogCategorySnapshot } from '@tedarik/events';
import { nameKey, sortKey } from '@tedarik/turkish';
import { categoryChangedMeanwhile } from './category.errors.js';
import type { CategoryFields } from './category-fields.js';

/** `version` counts stored changes, `revision` only saves of an editor. */
export interface Category {
  id: string;
  slug: string;
  name: string;
  /** Unique over live categories. */
  nameKey: string;
  sortKey: string;
  description: string | null;
  /** '#RRGGBB', capital letters. */
  color: string;
  version: number;
  revision: number;
  createdAt: Date;
  deletedAt: Date | null;
}

export interface NewCategory {
  name: string;
  description: string | null;
  color: string | null;
}

/** No category that is there has this name. */
const ERASED = '';

const [DEFAULT_COLOR] = BLOG_CATEGORY_COLORS;

export const createCategory = (
  { name, description, color }: NewCategory,
  id: string,
  slug: string,
  now: Date,
): Category => ({
  id,
  slug,
  name,
  nameKey: nameKey(name),
  sortKey: sortKey(name),
  description,
  color: color?.toUpperCase() ?? DEFAULT_COLOR,
  version: 1,
  revision: 1,
  createdAt: now,
  deletedAt: null,
});

/** The category after an editor's save. Throws category-changed-meanwhile when the form is stale. */
export function editCategory(category: Category, revision: number, fields: CategoryFields): Category {
  if (revision !== category.revision) throw categoryChangedMeanwhile(category.id, category.revision);
  const { name } = fields;
  const keys = { nameKey: nameKey(name), sortKey: sortKey(name) };
  return { ...category, ...fields, ...keys, version: category.version + 1, revision: revision + 1 };
}

/** Marked as deleted; its place in the order of versions is kept. */
export const deleteCategory = (category: Category, now: Date): Category => ({
  ...category,
  version: category.version + 1,
  deletedAt: now,
});

/** As it was. */
export const restoreCategory = (category: Category): Category => ({
  ...category,
  version: category.version + 1,
  deletedAt: null,
});

/** What is kept for good of a deleted category: that it was there, at which address, in which version. */
export const eraseCategory = (category: Category): Category => ({
  ...category,
  name: ERASED,
  nameKey: '',
  sortKey: '',
  description: null,
});

/** Whether nothing but its tombstone is left. */
export const isErased = ({ name }: Pick<Category, 'name'>): boolean => name === ERASED;

/** What the audit trail calls it. */
export const auditedCategory = ({ id, name }: Category) => ({ kind: 'blog-category', id, name });

export const categorySnapshot = ({ id, slug, name, sortKey, description, color }: Category): BlogCategorySnapshot => ({
  id,
  slug,
  name,
  sortKey,
  description,
  color,
});
