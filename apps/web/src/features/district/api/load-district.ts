import { paths } from '../../../config/paths.js';
import { GetDistrict } from '../../../lib/graphql/operations.js';
import type { GetDistrictQuery } from '../../../lib/graphql/types.js';
import { type LoaderArgs, servicesOf } from '../../../lib/services.js';
import { loadPlace, type PlaceData } from '../../listing/load-place.js';

export type FoundDistrict = Extract<GetDistrictQuery['district'], { __typename: 'DistrictFound' }>;
export type DistrictData = PlaceData<FoundDistrict>;

export const loadDistrict = (args: LoaderArgs) =>
  loadPlace(args, {
    address: paths.district,
    send: async (slug, page) => (await servicesOf(args).query(GetDistrict, { slug, page })).district,
  });
