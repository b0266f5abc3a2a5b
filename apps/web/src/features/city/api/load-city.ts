import { paths } from '../../../config/paths.js';
import { GetCity } from '../../../lib/graphql/operations.js';
import type { GetCityQuery } from '../../../lib/graphql/types.js';
import { type LoaderArgs, servicesOf } from '../../../lib/services.js';
import { loadPlace, type PlaceData } from '../../listing/load-place.js';

export type FoundCity = Extract<GetCityQuery['city'], { __typename: 'CityFound' }>;
export type CityData = PlaceData<FoundCity>;

export const loadCity = (args: LoaderArgs) =>
  loadPlace(args, {
    address: paths.city,
    send: async (slug, page) => (await servicesOf(args).query(GetCity, { slug, page })).city,
  });
