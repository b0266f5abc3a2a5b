import type { BusinessOrder, GeoPoint, MapArea, Moment } from '@tedarik/search';

export interface BusinessQuery {
  /** As the visitor typed it, '' for all. */
  text: string;
  /** Whether it is still being typed. */
  typing?: boolean;
  /** Whether some of its words will do when nothing has them all. */
  orPartly?: boolean;
  /** Any of them; none means all. */
  categoryIds: string[];
  /** All of them. */
  serviceAttributeIds?: string[];
  /** All of them, in force at `moment`. */
  certificateIds?: string[];
  ratedAtLeast?: number;
  /** Open at `moment`. */
  openNow?: boolean;
  /** Counts who is open, by certificate and by rating, too. */
  moment?: Moment;
  /** With a location there. */
  cityKey?: string;
  /** With a location in the district that has these keys. */
  districtKeys?: string[];
  sort: BusinessOrder;
  /** Where the visitor is, for a list by distance. */
  near?: GeoPoint;
  /** At most so many metres from there. */
  within?: number;
  /** In this part of the map. */
  area?: MapArea;
  /** From 1. */
  page: number;
  pageSize: number;
  /** False where nobody wants to know how many there are. */
  counted?: boolean;
}

/** What a list shows, in a part of the map. */
export interface MapQuery extends Omit<BusinessQuery, 'orPartly' | 'sort' | 'page' | 'pageSize'> {
  area: MapArea;
  zoom: number;
}
