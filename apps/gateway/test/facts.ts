import type { CategorySnapshot } from '@tedarik/events';
import { slugify, sortKey } from '@tedarik/turkish';
import { v7 } from 'uuid';
import type { DirectoryFacts } from './directory-stand-in.js';

export const aCategory = (name: string, over: Partial<CategorySnapshot> = {}) => ({
  id: v7(),
  slug: slugify(name),
  name,
  sortKey: sortKey(name),
  sortOrder: null,
  description: null,
  businessCount: 1,
  ...over,
});

export const noFacts = (): DirectoryFacts => ({
  tables: { categories: [], cities: [], districts: [] },
  businesses: [],
  answers: {},
  listed: [],
});
