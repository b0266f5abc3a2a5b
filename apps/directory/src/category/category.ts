import type { CategorySnapshot } from '@tedarik/events';
import { nameKey, sortKey } from '@tedarik/turkish';

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
  createdAt: Date;
  deletedAt: Date | null;
}

export interface NewCategory {
  name: string;
  description?: string | null;
  sortOrder?: number | null;
}

export function createCategory(input: NewCategory, id: string, slug: string, now: Date): Category {
  return {
    id,
    slug,
    name: input.name,
    nameKey: nameKey(input.name),
    sortKey: sortKey(input.name),
    sortOrder: input.sortOrder ?? null,
    description: input.description ?? null,
    version: 1,
    createdAt: now,
    deletedAt: null,
  };
}

export const categorySnapshot = (category: Category): CategorySnapshot => ({
  id: category.id,
  slug: category.slug,
  name: category.name,
  sortKey: category.sortKey,
  sortOrder: category.sortOrder,
  description: category.description,
});
