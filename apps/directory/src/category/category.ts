import type { CategorySnapshot } from '@tedarik/events';
import type { CATEGORY } from '@tedarik/fields';
import type { StoredRecord } from '@tedarik/records';

/** What a category has besides its described fields. `version` counts stored changes, `revision` only saves of an editor. */
export interface OwnOfCategory {
  slug: string;
  version: number;
  description: string | null;
  /** Place among the categories, ascending; null goes last, by name. */
  sortOrder: number | null;
  /** The import that it was made for; left out of any other. */
  importId?: string;
}
export type Category = StoredRecord<typeof CATEGORY, OwnOfCategory>;

/** What is kept for good of a deleted category: that it was there, at which address, in which version. */
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
