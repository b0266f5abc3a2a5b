import type { BlogCategorySnapshot } from '@tedarik/events';
import type { BLOG_CATEGORY } from '@tedarik/fields';
import type { StoredRecord } from '@tedarik/records';

/** `version` counts stored changes, `revision` only saves of an editor. */
export type Category = StoredRecord<typeof BLOG_CATEGORY, { version: number }>;

/** The part of a deleted category that is kept for good: id, slug and version. */
export const eraseCategory = (category: Category): Category => ({
  ...category,
  name: '',
  nameKey: '',
  sortKey: '',
  description: null,
});

export const categorySnapshot = ({ id, slug, name, sortKey, description, color }: Category): BlogCategorySnapshot => ({
  id,
  slug,
  name,
  sortKey,
  description,
  color,
});
