import type { CategorySnapshot } from '@tedarik/events';
import type { CATEGORY } from '@tedarik/fields';
import type { StoredRecord } from '@tedarik/records';

/** The fields of a category besides the described ones. `version` counts stored changes, `revision` only saves of an editor. */
export interface OwnOfCategory {
  slug: string;
  version: number;
  description: string | null;
  /** Position among the categories, ascending; categories with null come last, sorted by name. */
  sortOrder: number | null;
  /** The import that created this category; absent otherwise. */
  importId?: string;
}
export type Category = StoredRecord<typeof CATEGORY, OwnOfCategory>;

/** The part of a deleted category that is kept for good: id, slug and version. */
export const eraseCategory = (category: Category): Category => ({
  ...category,
  name: '',
  nameKey: '',
  sortKey: '',
  sortOrder: null,
  description: null,
});

export const categorySnapshot = (category: Category): CategorySnapshot => ({
  id: category.id,
  slug: category.slug,
  name: category.name,
  sortKey: category.sortKey,
  sortOrder: category.sortOrder,
  description: category.description,
});
