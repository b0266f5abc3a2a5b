import type { BlogCategorySnapshot } from '@tedarik/events';
import { nameKey, sortKey } from '@tedarik/turkish';

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
  createdAt: Date;
  deletedAt: Date | null;
}

export interface NewCategory {
  name: string;
  description: string | null;
  color: string | null;
}

const DEFAULT_COLOR = '#3B82F6';

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
  createdAt: now,
  deletedAt: null,
});

export const categorySnapshot = ({ id, slug, name, sortKey, description, color }: Category): BlogCategorySnapshot => ({
  id,
  slug,
  name,
  sortKey,
  description,
  color,
});
