import { type GeoPoint, type MapArea, type Moment } from '@tedarik/search';
import type { ListArguments } from '../limits/arguments.js';
import type { Tables } from '../reference-tables/tables.js';
import type { BusinessQuery } from '../search/business-query.js';
import { type ChosenCategories, chosenCategories } from './chosen-categories.js';
import { chosenRows } from './chosen-rows.js';

/** The filters that a visitor sets on a list or its map. */
export interface RequestedFilters extends Omit<ListArguments, 'page'> {
  near?: GeoPoint;
  /** Distance from `near` in metres. */
  within?: number;
  area?: MapArea;
}

type Rows<Name extends 'services' | 'certificates'> = Tables[Name][number][];
type Narrowing = Omit<BusinessQuery, 'sort' | 'page' | 'pageSize'>;

/** The requested filters that exist, and the restrictions for a search. */
export interface ChosenFilters {
  categories: ChosenCategories;
  services: Rows<'services'>;
  certificates: Rows<'certificates'>;
  narrowing: Narrowing;
  /** Whether any filter besides the search text is set. */
  isNarrowed: boolean;
}

export function chosenFilters(requested: RequestedFilters, tables: Tables, moment: Moment): ChosenFilters {
  const { ratedAtLeast, openNow, near, within, area } = requested;
  const categories = chosenCategories(requested.categories, tables);
  const services = chosenRows(requested.services, tables.services);
  const certificates = chosenRows(requested.certificates, tables.certificates);
  return {
    categories,
    services: services.found,
    certificates: certificates.found,
    narrowing: {
      text: requested.q.trim(),
      categoryIds: categories.ids,
      serviceAttributeIds: services.ids,
      certificateIds: certificates.ids,
      moment,
      openNow,
      ...(ratedAtLeast && { ratedAtLeast }),
      ...(near && { near, within }),
      ...(area && { area }),
    },
    isNarrowed: [...categories.ids, ...services.ids, ...certificates.ids, ratedAtLeast, openNow, near, area].some(
      Boolean,
    ),
  };
}
