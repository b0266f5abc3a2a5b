import type { CreateCategory, ReplyOf } from '@tedarik/commands';
import type { Category } from './category.js';

export type ManagedCategory = ReplyOf<typeof CreateCategory>;

/** A category as the back office sees it. */
export const managedCategory = ({ id, name, slug, revision }: Category, businessCount: number): ManagedCategory => ({
  id,
  name,
  slug,
  businessCount,
  revision,
});
