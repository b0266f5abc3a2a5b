import { paths } from '../../../config/paths.js';
import { GetCategory } from '../../../lib/graphql/operations.js';
import type { GetCategoryQuery } from '../../../lib/graphql/types.js';
import { type LoaderArgs, servicesOf } from '../../../lib/services.js';
import { loadPlace, type PlaceData } from '../../listing/load-place.js';

type Answer = GetCategoryQuery['category'];
export type FoundCategory = Extract<Answer, { __typename: 'CategoryFound' }>;
export type MeantCategories = Extract<Answer, { __typename: 'CategoriesMeant' }>;
export type CategoryData = PlaceData<FoundCategory | MeantCategories>;

export const loadCategory = (args: LoaderArgs) =>
  loadPlace(args, {
    address: paths.category,
    send: async (slug, page) => (await servicesOf(args).query(GetCategory, { slug, page })).category,
  });
