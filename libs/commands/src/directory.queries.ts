import { BusinessSnapshot, CategorySnapshot, DistrictSnapshot, ProductSnapshot, SeoTextKind } from '@tedarik/events';
import { z } from 'zod';
import { BusinessView } from './business-view.js';
import { defineQuery, type ReplyOf, type RequestOf } from './define.js';
import { html, line, paragraph } from './text.js';

/** Who answers to an address: a live record, then history (301), then deleted (410), then nobody (404). SLUG-09. */
export const GetBusinessBySlug = defineQuery('request.directory.get-business-by-slug.v1', {
  request: z.strictObject({ slug: z.string().min(1).max(200) }),
  reply: z.discriminatedUnion('found', [
    z.object({ found: z.literal('live'), business: BusinessView }),
    z.object({ found: z.literal('moved'), slug: line }),
    z.object({ found: z.literal('deleted') }),
    z.object({ found: z.literal('nothing') }),
  ]),
  paged: true,
});

/**
 * Slug of the public business that an address of the former site meant: by its slug, else by a slug it had, else of the
 * oldest whose name gives it (ROUTE-05). Null when nobody answers to it.
 */
export const FindBusinessSlug = defineQuery('request.directory.find-business-slug.v1', {
  request: z.strictObject({ nameSlug: z.string().min(1).max(200) }),
  reply: z.object({ slug: line.nullable() }),
});

/** The same by id; null when it is not there or deleted (API-12). */
export const GetBusiness = defineQuery('request.directory.get-business.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ business: BusinessView.nullable() }),
  paged: true,
});

/** `nearest` needs the search engine: the owner answers by rating. */
export const BusinessSort = z.enum(['relevance', 'rating', 'name', 'newest', 'added', 'nearest']);
export type BusinessSort = z.infer<typeof BusinessSort>;

/** Letters of a description that lists of the site show; the page of what it describes requests the whole. */
export const DESCRIPTION_IN_LISTS = 300;
/** How a description ends of which lists show the beginning. */
export const CUT = '…';

const beginning = z.string().max(DESCRIPTION_IN_LISTS).nullable();

/** Locations of a business that lists of the site know of, the headquarters among them. */
export const LOCATIONS_IN_LISTS = 10;

/** A business as lists of the site show it. */
const ListedBusiness = BusinessSnapshot.extend({
  description: z.string().max(DESCRIPTION_IN_LISTS),
  locations: BusinessSnapshot.shape.locations.max(LOCATIONS_IN_LISTS),
});
export type ListedBusiness = z.infer<typeof ListedBusiness>;

/**
 * Public businesses straight from the owner's indexes: what lists and the reduced search use while the search engine is
 * away. `words` match whole folded words, the last one as a prefix. Over 1,000 hits the total is a lower bound.
 */
export const ListBusinesses = defineQuery('request.directory.list-businesses.v1', {
  request: z.strictObject({
    words: z.array(z.string().min(1).max(60)).max(12),
    categoryIds: z.array(z.uuid()).max(20),
    /** Businesses with a location there only. */
    cityKey: z.string().max(120).optional(),
    /** The keys of one district: a location that has any of them lies in it. */
    districtKeys: z.array(z.string().max(200)).min(1).max(10).optional(),
    sort: BusinessSort,
    page: z.int().min(1).max(10_000),
    pageSize: z.int().min(1).max(100),
  }),
  reply: z.object({
    businesses: z.array(ListedBusiness),
    total: z.int(),
    totalIsLowerBound: z.boolean(),
  }),
  rows: 'businesses',
});

/** The most recently added public businesses, newest first. */
export const ListRecentBusinesses = defineQuery('request.directory.list-recent-businesses.v1', {
  request: z.strictObject({ limit: z.int().min(1).max(50) }),
  reply: z.object({ businesses: z.array(ListedBusiness) }),
  rows: 'businesses',
});

/**
 * Public products by Turkish name straight from the owner's indexes, while the search engine is away. `words` as in
 * ListBusinesses; `everything` counts all public products.
 */
export const ListProducts = defineQuery('request.directory.list-products.v1', {
  request: z.strictObject({
    words: z.array(z.string().min(1).max(60)).max(12),
    categoryId: z.uuid().nullable(),
    page: z.int().min(1).max(10_000),
    pageSize: z.int().min(1).max(100),
  }),
  reply: z.object({
    products: z.array(ProductSnapshot),
    total: z.int(),
    totalIsLowerBound: z.boolean(),
    everything: z.int(),
  }),
  rows: 'products',
});

/** Names and addresses of those of the businesses that are public, or only not deleted, in the order requested. */
export const ListBusinessNames = defineQuery('request.directory.list-business-names.v1', {
  request: z.strictObject({ ids: z.array(z.uuid()).max(2_000), ofAnyStatus: z.boolean().optional() }),
  reply: z.object({
    businesses: z.array(
      // Of public ones with the city of the headquarters.
      z.object({ id: z.uuid(), slug: line, name: line, city: line.nullish() }),
    ),
  }),
  rows: 'businesses',
});

/** Those of the businesses that are public, in the order requested: what a visitor has kept. */
export const ListBusinessesByIds = defineQuery('request.directory.list-businesses-by-ids.v1', {
  request: z.strictObject({ ids: z.array(z.uuid()).max(50) }),
  reply: z.object({ businesses: z.array(ListedBusiness) }),
  rows: 'businesses',
});

/** Where to go on in a list by time of creation. */
const Place = z.strictObject({ createdAt: z.iso.datetime(), id: z.uuid() });

/** Addresses of the public businesses after one place, up to and including another, oldest first: what the site map lists. */
export const ListPublicAddresses = defineQuery('request.directory.list-public-addresses.v1', {
  request: z.strictObject({
    after: Place.nullable(),
    until: Place.nullable(),
    limit: z.int().min(1).max(2_000),
  }),
  reply: z.object({
    addresses: z.array(z.object({ slug: line, updatedAt: z.iso.datetime() })),
    /** null when there is nothing after this page. */
    next: Place.nullable(),
  }),
  rows: 'addresses',
});

/** The small tables, in the order in which their rows are paged out. */
export const REFERENCE_TABLES = ['categories', 'cities', 'districts', 'formerSlugs', 'certificates'] as const;

const ReferenceTables = z.object({
  categories: z.array(CategorySnapshot.extend({ businessCount: z.int(), description: beginning })),
  cities: z.array(z.object({ key: line, name: line, country: line, businessCount: z.int() })),
  districts: z.array(DistrictSnapshot.extend({ businessCount: z.int(), description: beginning })),
  /** Slugs that no live record has: of what was renamed (`to` is its slug now) or deleted (`to` is null). SLUG-09. */
  formerSlugs: z.array(z.object({ kind: z.enum(['category', 'district']), slug: line, to: line.nullable() })),
  /** Kinds, whoever holds them. None from a directory that does not tell them yet. */
  certificates: z.array(z.object({ id: z.uuid(), name: line })).default([]),
});
export type ReferenceTables = z.infer<typeof ReferenceTables>;

const ReferencePlace = z.strictObject({ table: z.enum(REFERENCE_TABLES), key: z.string().max(400) });

/**
 * Pages out the small tables by which keys become names, with how many public businesses each has. A page ends when a
 * message is full; `allReferenceTables` puts the pages together.
 */
export const GetReferenceTables = defineQuery('request.directory.get-reference-tables.v2', {
  request: z.strictObject({ after: ReferencePlace.nullable() }),
  reply: ReferenceTables.extend({
    /** Where the next page begins; null after the last one. */
    next: ReferencePlace.nullable(),
  }),
  paged: true,
});

/** The small tables from all pages of GetReferenceTables. */
export async function allReferenceTables(
  pageAfter: (request: RequestOf<typeof GetReferenceTables>) => Promise<ReplyOf<typeof GetReferenceTables>>,
): Promise<ReferenceTables> {
  const all: ReferenceTables = { categories: [], cities: [], districts: [], formerSlugs: [], certificates: [] };
  for (let after: RequestOf<typeof GetReferenceTables>['after'] = null; ;) {
    const { next, ...page } = await pageAfter({ after });
    all.categories.push(...page.categories);
    all.cities.push(...page.cities);
    all.districts.push(...page.districts);
    all.formerSlugs.push(...page.formerSlugs);
    all.certificates.push(...page.certificates);
    if (!next) return all;
    after = next;
  }
}

/** The whole description of a district; null when it has none, or is not there. */
export const GetDistrictDescription = defineQuery('request.directory.get-district-description.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ description: paragraph.nullable() }),
});

/** The text of a city, district or category page (API-07): a city by its slug, the others by their ids. Null: there is none. */
export const GetSeoText = defineQuery('request.directory.get-seo-text.v1', {
  request: z.strictObject({ kind: SeoTextKind, key: z.string().min(1).max(120) }),
  reply: z.object({
    seoText: z.object({ name: line, html, updatedAt: z.iso.datetime() }).nullable(),
  }),
});

/** Pages out every business, tombstones too, by id: what a rebuild of the index and a comparison read. */
export const ListBusinessSnapshots = defineQuery('request.directory.list-business-snapshots.v1', {
  request: z.strictObject({ after: z.uuid().nullable(), limit: z.int().min(1).max(500) }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.uuid(),
        version: z.int(),
        hash: line,
        /** null for a tombstone. */
        snapshot: BusinessSnapshot.nullable(),
        slug: line,
      }),
    ),
    /** Last id of this page; null when there is nothing after it. */
    next: z.uuid().nullable(),
  }),
  deadlineMs: 10_000,
  paged: true,
});

/** Pages out every product in the same way. */
export const ListProductSnapshots = defineQuery('request.directory.list-product-snapshots.v1', {
  request: z.strictObject({ after: z.uuid().nullable(), limit: z.int().min(1).max(500) }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.uuid(),
        version: z.int(),
        hash: line,
        /** null for a tombstone. */
        snapshot: ProductSnapshot.nullable(),
      }),
    ),
    next: z.uuid().nullable(),
  }),
  deadlineMs: 10_000,
  paged: true,
});
