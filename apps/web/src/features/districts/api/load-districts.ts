import { ListDistricts } from '../../../lib/graphql/operations.js';
import type { ListDistrictsQuery } from '../../../lib/graphql/types.js';
import { type AllData, loadAll } from '../../listing/load-all.js';

export type ListedDistrict = ListDistrictsQuery['districts'][number];
export type DistrictsData = AllData<ListDistrictsQuery>;

/** The districts of all cities: /semtler shows those of İstanbul, /bolgeler all (ROUTE-10). */
export const loadDistricts = loadAll(ListDistricts);
