import type { BusinessOrder, GeoPoint, MapArea, MatchFallbacks, Moment } from '@tedarik/search';

export interface BusinessQuery {
  /** As the visitor typed it, '' for all. */
  text: string;
  /** True while the text is still being typed; its last word may be incomplete. */
  typing?: boolean;
  /** The ways of matching that are tried in turn; with `partly`, businesses with some of the words are accepted if none has them all. */
  ways?: MatchFallbacks;
  /** Any of these; empty means no restriction. */
  categoryIds: string[];
  /** All of these. */
  serviceAttributeIds?: string[];
  /** All of these, valid at `moment`. */
  certificateIds?: string[];
  ratedAtLeast?: number;
  /** Only businesses that are open at `moment`. */
  openNow?: boolean;
  /** If set, also counts businesses that are open now, by certificate and by rating. */
  moment?: Moment;
  /** Businesses with a location in this city. */
  cityKey?: string;
  /** Businesses with a location in the district with one of these keys. */
  districtKeys?: string[];
  sort: BusinessOrder;
  /** The visitor's position, for the order by distance. */
  near?: GeoPoint;
  /** Largest distance from `near` in metres. */
  within?: number;
  /** Only businesses in this part of the map. */
  area?: MapArea;
  /** From 1. */
  page: number;
  pageSize: number;
  /** False if the caller does not need the total. */
  counted?: boolean;
}

/** The query of a list, restricted to a part of the map. */
export interface MapQuery extends Omit<BusinessQuery, 'ways' | 'sort' | 'page' | 'pageSize'> {
  area: MapArea;
  zoom: number;
}
