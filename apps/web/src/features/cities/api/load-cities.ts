import { data } from 'react-router-dom';
import { ListCities } from '../../../lib/graphql/operations.js';
import type { ListCitiesQuery } from '../../../lib/graphql/types.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';

export type ListedCity = ListCitiesQuery['cities'][number];
export type CitiesData = { state: 'loaded'; cities: ListedCity[] } | Failed;

export async function loadCities(args: LoaderArgs) {
  try {
    const { cities } = await servicesOf(args).query(ListCities, {});
    return data<CitiesData>({ state: 'loaded', cities });
  } catch (error) {
    return data<CitiesData>(failedBy(error), { status: 503 });
  }
}
