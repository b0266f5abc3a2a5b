import { InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PART_KINDS } from '@tedarik/search';
import { z } from 'zod';
import { businessPage } from '../business/business-page.types.js';
import { ServiceAttribute } from '../business/business.types.js';
import { Category } from '../categories/category.types.js';
import { enumOf, inputOf, of, typeOf } from '../graphql/type-of.js';

export enum BusinessSort {
  RELEVANCE = 'relevance',
  RATING = 'rating',
  NAME = 'name',
  NEWEST = 'newest',
  ADDED = 'added',
  NEAREST = 'nearest',
}
registerEnumType(BusinessSort, { name: 'BusinessSort' });

const near = z.object({
  latitude: z.number(),
  longitude: z.number(),
  withinKm: z.int().nullish().describe('Maximum distance in kilometres, 1 to 500; unlimited if omitted.'),
});

@InputType({ description: 'A position in WGS 84 degrees.' })
export class NearInput extends inputOf(near) {}

const mapArea = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() });

@InputType({
  description: 'A rectangle of the map in WGS 84 degrees. It must not be empty and must not cross the date line.',
})
export class MapAreaInput extends inputOf(mapArea) {}

@ObjectType({ description: 'A rectangle of the map, in WGS 84 degrees.' })
class MapPart extends typeOf(mapArea) {}

const place = { latitude: z.number(), longitude: z.number() };

@ObjectType({ description: 'A group of businesses close together on the map.' })
class MapCluster extends typeOf(z.object({ ...place, count: z.int(), area: of(MapPart) }), {
  latitude: 'Latitude of the centre of the cluster.',
  area: 'Rectangle that contains the businesses of the cluster.',
}) {}

@ObjectType({ description: 'A single business on the map.' })
class MapPin extends typeOf(
  z.object({
    ...{ id: z.uuid(), slug: z.string(), name: z.string() },
    ...place,
    averageRating: z.number().nullable(),
  }),
) {}

@ObjectType({ description: 'The businesses of a list within a rectangle of the map.' })
export class BusinessMap extends typeOf(
  z.object({
    clusters: z.array(of(MapCluster)),
    pins: z.array(of(MapPin)),
    total: z
      .int()
      .describe(
        'Number of businesses in the area. A business with several locations there is part of several clusters or pins.',
      ),
    reduced: z
      .boolean()
      .describe('True while the search engine is unavailable; clusters and pins are then empty and `total` is 0.'),
  }),
) {}

@ObjectType()
export class CategoryFacet extends typeOf(z.object({ category: of(Category), count: z.int(), selected: z.boolean() }), {
  count: 'Number of businesses in this category that match all other filters (the selected categories are ignored).',
}) {}

@ObjectType()
export class ServiceFacet extends typeOf(z.object({ service: of(ServiceAttribute), count: z.int() }), {
  count: 'Number of businesses that match all filters and offer this service.',
}) {}

const kind = z.object({ id: z.uuid(), slug: z.string(), name: z.string() });
@ObjectType()
export class CertificateKind extends typeOf(kind) {}

@ObjectType()
export class CertificateFacet extends typeOf(z.object({ certificate: of(CertificateKind), count: z.int() }), {
  count: 'Number of businesses that match all filters and hold this certificate today.',
}) {}

@ObjectType()
export class RatingFacet extends typeOf(z.object({ atLeast: z.int(), count: z.int() }), {
  count: 'Number of businesses that match all filters and have at least this rating.',
}) {}

const partKind = z.enum(PART_KINDS);
enumOf('QueryPartKind', partKind, 'Recognised meaning of words of a search text; `word` if it is uncertain.');

@ObjectType({
  description:
    'Consecutive words of a search text with one recognised meaning. Only a label: the search still treats them as words.',
})
class QueryPart extends typeOf(z.object({ kind: partKind, text: z.string(), without: z.string() }), {
  text: 'The words as typed.',
  without: 'The search text without these words; empty if only general words would be left.',
}) {}

const list = businessPage.extend({
  parts: z.array(of(QueryPart)),
  sort: z.enum(BusinessSort),
  reduced: z.boolean(),
  partly: z.boolean(),
  didYouMean: z.string().nullable(),
  facets: z.array(of(CategoryFacet)),
  serviceFacets: z.array(of(ServiceFacet)),
  selectedServices: z.array(of(ServiceAttribute)),
  openCount: z.int().nullable(),
  ratingFacets: z.array(of(RatingFacet)),
  certificateFacets: z.array(of(CertificateFacet)),
  selectedCertificates: z.array(of(CertificateKind)),
  selectedCategories: z.array(of(Category)),
  canonicalCategories: z.array(z.string()),
});

@ObjectType()
export class BusinessList extends typeOf(list, {
  sort: {
    type: () => BusinessSort,
    description: 'The order that was applied. Default: RELEVANCE with a search text, RATING without.',
  },
  reduced:
    'True while the search engine is unavailable: only whole words match, typos are not tolerated, ' +
    'there are no facet counts, and filters by certificate, rating, opening hours and map area are ignored.',
  parts:
    'The recognised parts of the search text, in its order. General words ("supplier", "company") belong to no part.',
  partly: 'True if nothing matches all words of the text; the items match only some of them.',
  didYouMean: 'If few results were found: another spelling of the text that finds more.',
  selectedServices: 'The selected services that exist, in the requested order.',
  openCount: 'Number of businesses that match all filters and are open now; null if they were not counted.',
  selectedCertificates: 'The selected kinds of certificates that exist, in the requested order.',
  selectedCategories: 'The selected categories that exist, in the requested order.',
  canonicalCategories:
    'Current slugs of `categories`. If they differ from the requested ones (a name, an alias or a former slug), redirect with 301.',
}) {}
