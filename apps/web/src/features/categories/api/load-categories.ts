import { ListAllCategories } from '../../../lib/graphql/operations.js';
import type { ListAllCategoriesQuery } from '../../../lib/graphql/types.js';
import { type AllData, loadAll } from '../../listing/load-all.js';

export type ListedCategory = ListAllCategoriesQuery['categories'][number];
export type CategoriesData = AllData<ListAllCategoriesQuery>;

export const loadCategories = loadAll(ListAllCategories);
