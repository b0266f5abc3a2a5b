import { data } from 'react-router-dom';
import { ListDistricts } from '../../../lib/graphql/operations.js';
import type { ListDistrictsQuery } from '../../../lib/graphql/types.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';

export type ListedDistrict = ListDistrictsQuery['districts'][number];
export type DistrictsData = { state: 'loaded'; districts: ListedDistrict[] } | Failed;

/** Those of all cities: /semtler shows İstanbul's, /bolgeler all (ROUTE-10). */
export async function loadDistricts(args: LoaderArgs) {
  try {
    const { districts } = await servicesOf(args).query(ListDistricts, {});
    return data<DistrictsData>({ state: 'loaded', districts });
  } catch (error) {
    return data<DistrictsData>(failedBy(error), { status: 503 });
  }
}
