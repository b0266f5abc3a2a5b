import { data } from 'react-router-dom';
import { ListAllCategories } from '../../../lib/graphql/operations.js';
import type { ListAllCategoriesQuery } from '../../../lib/graphql/types.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';

export type CategoriesData = { state: 'loaded'; categories: ListAllCategoriesQuery['categories'] } | Failed;

export async function loadCategories(args: LoaderArgs) {
  try {
    const { categories } = await servicesOf(args).query(ListAllCategories, {});
    return data<CategoriesData>({ state: 'loaded', categories });
  } catch (error) {
    return data<CategoriesData>(failedBy(error), { status: 503 });
  }
}
