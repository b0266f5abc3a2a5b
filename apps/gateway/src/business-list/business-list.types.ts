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
  withinKm: z.int().nullish().describe('At most so many kilometres away, 1 to 500; all without it.'),
});

@InputType({ description: 'WGS 84 degrees.' })
export class NearInput extends inputOf(near) {}

const mapArea = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() });

@InputType({
  description:
    'A part of the map in WGS 84 degrees; it has a width and a height and does not reach over the date line.',
})
export class MapAreaInput extends inputOf(mapArea) {}

@ObjectType({ description: 'A part of the map in WGS 84 degrees.' })
class MapPart extends typeOf(mapArea) {}

const place = { latitude: z.number(), longitude: z.number() };

@ObjectType({ description: 'Businesses that stand close together.' })
class MapCluster extends typeOf(z.object({ ...place, count: z.int(), area: of(MapPart) }), {
  latitude: 'Of their middle.',
  area: 'Where they are.',
}) {}

@ObjectType({ description: 'A business that stands alone.' })
class MapPin extends typeOf(
  z.object({
    ...{ id: z.uuid(), slug: z.string(), name: z.string() },
    ...place,
    averageRating: z.number().nullable(),
  }),
) {}

@ObjectType({ description: 'What a list has in a part of the map.' })
export class BusinessMap extends typeOf(
  z.object({
    clusters: z.array(of(MapCluster)),
    pins: z.array(of(MapPin)),
    total: z.int().describe('Businesses there. One with several places there stands in several clusters or pins.'),
    reduced: z.boolean().describe('True while the search engine is away: nobody knows who is where.'),
  }),
) {}

@ObjectType()
export class CategoryFacet extends typeOf(z.object({ category: of(Category), count: z.int(), selected: z.boolean() }), {
  count: 'Businesses of this category among those that match everything but the category choice.',
}) {}

@ObjectType()
export class ServiceFacet extends typeOf(z.object({ service: of(ServiceAttribute), count: z.int() }), {
  count: 'Businesses that have it among those that match everything that was chosen.',
}) {}

const kind = z.object({ id: z.uuid(), slug: z.string(), name: z.string() });
@ObjectType()
export class CertificateKind extends typeOf(kind) {}

@ObjectType()
export class CertificateFacet extends typeOf(z.object({ certificate: of(CertificateKind), count: z.int() }), {
  count: 'Businesses that hold it today among those that match everything that was chosen.',
}) {}

@ObjectType()
export class RatingFacet extends typeOf(z.object({ atLeast: z.int(), count: z.int() }), {
  count: 'Businesses with this rating or a higher one among those that match everything that was chosen.',
}) {}

const partKind = z.enum(PART_KINDS);
enumOf('QueryPartKind', partKind, '`word` where nobody can be sure.');

@ObjectType({ description: 'Words of a text that mean one thing. It is a label: they are searched for as words.' })
class QueryPart extends typeOf(z.object({ kind: partKind, text: z.string(), without: z.string() }), {
  text: 'As it was typed.',
  without: 'The whole text when these words are taken out.',
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
    description: 'The order in force: RELEVANCE with a text and no choice, RATING without.',
  },
  reduced:
    'True while the search engine is away: whole words only, no typos, no facet counts, not narrowed by certificate, rating, opening hours and part of the map.',
  parts: 'What the text consists of, in its order; words that tell nothing are in no part.',
  partly: 'True when nothing has all words of the text: these have some of them.',
  didYouMean: 'Where little is found: another spelling of the text for which there is more.',
  selectedServices: 'The chosen services that exist, in the order requested.',
  openCount:
    'Businesses that are open now among those that match everything that was chosen; null when nobody counted.',
  selectedCertificates: 'The chosen kinds of certificates that exist, in the order requested.',
  selectedCategories: 'The chosen categories that exist, in the order requested.',
  canonicalCategories:
    '`categories` as canonical slugs; differs from what was requested when a name, an alias or a former slug was given (answer 301).',
}) {}
