import { type GeoPoint, type MapArea, type Moment } from '@tedarik/search';
import type { ListArguments } from '../limits/arguments.js';
import type { Tables } from '../reference-tables/tables.js';
import type { BusinessQuery } from '../search/business-query.js';
import { type ChosenCategories, chosenCategories } from './chosen-categories.js';
import { chosenRows } from './chosen-rows.js';

/** What a visitor narrows a list or its map to. */
export interface RequestedFilters extends Omit<ListArguments, 'page'> {
  near?: GeoPoint;
  /** Metres from there. */
  within?: number;
  area?: MapArea;
}

type Rows<Name extends 'services' | 'certificates'> = Tables[Name][number][];
type Narrowing = Omit<BusinessQuery, 'sort' | 'page' | 'pageSize'>;

/** What of it exists, and what a search is narrowed to. */
export interface ChosenFilters {
  categories: ChosenCategories;
  services: Rows<'services'>;
  certificates: Rows<'certificates'>;
  narrowing: Narrowing;
  /** Whether anything but the text narrows. */
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
