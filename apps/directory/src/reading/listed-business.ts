import { LOCATIONS_IN_LISTS, type ListedBusiness } from '@tedarik/commands';
import { snapshotOf, type Business } from '../business/business.js';
import { shortened } from './shortened.js';

/** A business as lists of the site show it. */
export function listedBusiness(business: Business): ListedBusiness {
  const { locations, ...row } = shortened(snapshotOf(business));
  // Stable: the headquarters first, for it is what a card shows.
  const byRank = locations.toSorted((a, b) => Number(b.isHeadquarters) - Number(a.isHeadquarters));
  return {
    ...row,
    productNames: [],
    locations: locations.length > LOCATIONS_IN_LISTS ? byRank.slice(0, LOCATIONS_IN_LISTS) : locations,
  };
}
