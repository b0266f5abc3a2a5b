import { ListCities } from '../../../lib/graphql/operations.js';
import type { ListCitiesQuery } from '../../../lib/graphql/types.js';
import { type AllData, loadAll } from '../../listing/load-all.js';

export type ListedCity = ListCitiesQuery['cities'][number];
export type CitiesData = AllData<ListCitiesQuery>;

export const loadCities = loadAll(ListCities);
