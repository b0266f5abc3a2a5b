import type { CategorySnapshot } from '@tedarik/events';
import { nameKey, sortKey } from '@tedarik/turkish';
import { LONGEST, requiredText, tidy } from '@tedarik/records';
import { categoryChangedMeanwhile, categoryRefused } from './category.errors.js';

/** The name of a category of which only the tombstone is left. */
const ERASED = '';

/** `version` counts stored changes, `revision` only saves of an editor. */
export interface Category {
  id: string;
  slug: string;
  name: string;
  /** Unique over live categories. */
  nameKey: string;
  sortKey: string;
  /** Place among the categories, ascending; null goes last, by name. */
  sortOrder: number | null;
  description: string | null;
  version: number;
  revision: number;
  createdAt: Date;
  deletedAt: Date | null;
  /** The import that it was made for; left out of any other. */
  importId?: string;
}

export interface NewCategory {
  name: string;
  description?: string | null;
  sortOrder?: number | null;
  importId?: string | undefined;
}

/** Throws category-refused. */
export function createCategory(input: NewCategory, id: string, slug: string, now: Date): Category {
  return {
    id,
    slug,
    ...naming(input.name),
    sortOrder: input.sortOrder ?? null,
    description: input.description ?? null,
    version: 1,
    revision: 1,
    createdAt: now,
    deletedAt: null,
    ...(input.importId !== undefined && { importId: input.importId }),
  };
}

/** The category after an editor's save. Throws category-changed-meanwhile when the form is stale, and category-refused. */
export function renameCategory(before: Category, revision: number, name: string): Category {
  if (revision !== before.revision) throw categoryChangedMeanwhile(before.id, before.revision);
  return { ...before, ...naming(name), version: before.version + 1, revision: before.revision + 1 };
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
  sortOrder: null,
  description: null,
});

/** Whether nothing but its tombstone is left. */
export const isErased = ({ name }: Pick<Category, 'name'>): boolean => name === ERASED;

/** ADM-CAT-03: a blank name is none. */
function naming(typed: string): Pick<Category, 'name' | 'nameKey' | 'sortKey'> {
  const name = tidy(typed);
  const wrong = requiredText('name', name, LONGEST.name);
  if (wrong.length > 0) throw categoryRefused(wrong);
  return { name, nameKey: nameKey(name), sortKey: sortKey(name) };
}

export const categorySnapshot = (category: Category): CategorySnapshot => ({
  id: category.id,
  slug: category.slug,
  name: category.name,
  sortKey: category.sortKey,
  sortOrder: category.sortOrder,
  description: category.description,
});

/** How the audit log names it. */
export const auditedCategory = ({ id, name }: Category) => ({ kind: 'category', id, name });
