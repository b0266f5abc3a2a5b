import { BusinessSnapshot, CategorySnapshot, DistrictSnapshot, ProductSnapshot, SeoTextKind } from '@tedarik/events';
import { z } from 'zod';
import { BusinessView, ProductView } from './business-view.js';
import { defineQuery, type ReplyOf, type RequestOf } from './define.js';
import { MOST_LINKED } from './directory.commands.js';
import { html, line, paragraph } from './text.js';

/**
 * The result of looking up a slug: a live record, else a redirect from a former slug (301), else a deleted record (410), else nothing
 * (404). SLUG-09.
 */
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
 * Finds the slug of the public business for an address of the former site: by its slug, else by a former slug, else the
 * oldest business whose name gives this slug (ROUTE-05). Null if there is none.
 */
export const FindBusinessSlug = defineQuery('request.directory.find-business-slug.v1', {
  request: z.strictObject({ nameSlug: z.string().min(1).max(200) }),
  reply: z.object({ slug: line.nullable() }),
});

/** A business by id; null if it does not exist or is deleted (API-12). */
export const GetBusiness = defineQuery('request.directory.get-business.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ business: BusinessView.nullable() }),
  paged: true,
});

/** `nearest` needs the search engine; without it the directory sorts by rating. */
export const BusinessSort = z.enum(['relevance', 'rating', 'name', 'newest', 'added', 'nearest']);
export type BusinessSort = z.infer<typeof BusinessSort>;

/** Length, in characters, to which lists shorten a description. Pages request the whole text. */
export const DESCRIPTION_IN_LISTS = 300;
/** Marks the end of a shortened description. */
export const CUT = '…';

const beginning = z.string().max(DESCRIPTION_IN_LISTS).nullable();

/** How many locations of a business a list contains at most, including the headquarters. */
export const LOCATIONS_IN_LISTS = 10;

/** A business in public lists. */
const ListedBusiness = BusinessSnapshot.omit({ openSpans: true }).extend({
  description: z.string().max(DESCRIPTION_IN_LISTS),
  locations: BusinessSnapshot.shape.locations.max(LOCATIONS_IN_LISTS),
});
export type ListedBusiness = z.infer<typeof ListedBusiness>;

/**
 * Public businesses from the directory's own indexes: for lists, and for the reduced search while the search engine is down. `words` match
 * whole folded words, the last one as a prefix. Above 1,000 hits the total is a lower bound.
 */
export const ListBusinesses = defineQuery('request.directory.list-businesses.v1', {
  request: z.strictObject({
    words: z.array(z.string().min(1).max(60)).max(12),
    categoryIds: z.array(z.uuid()).max(20),
    /** Only businesses that have all of them. */
    serviceAttributeIds: z.array(z.uuid()).max(20).optional(),
    /** Only businesses with a location in this city. */
    cityKey: z.string().max(120).optional(),
    /** The keys of one district. A location with any of them is in the district. */
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
 * Public products by Turkish name from the directory's own indexes, used while the search engine is down. `words` as in ListBusinesses;
 * `everything` is the number of all public products.
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

/** A product with the public businesses that offer it; the business that owns it comes first. */
export const PublicProduct = ProductView.extend({ businessIds: z.array(z.uuid()).max(1 + MOST_LINKED) });
export type PublicProduct = z.infer<typeof PublicProduct>;

/** A public product; null if no public business offers it. */
export const GetProduct = defineQuery('request.directory.get-product.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.discriminatedUnion('found', [
    z.object({ found: z.literal('live'), product: PublicProduct }),
    z.object({ found: z.literal('deleted') }),
    z.object({ found: z.literal('nothing') }),
  ]),
});

/** Names and slugs of those businesses that are public (or, with `ofAnyStatus`, not deleted), in the order of the request. */
export const ListBusinessNames = defineQuery('request.directory.list-business-names.v1', {
  request: z.strictObject({ ids: z.array(z.uuid()).max(2_000), ofAnyStatus: z.boolean().optional() }),
  reply: z.object({
    businesses: z.array(
      // Public businesses come with the city of their headquarters.
      z.object({ id: z.uuid(), slug: line, name: line, city: line.nullish() }),
    ),
  }),
  rows: 'businesses',
});

/**
 * The public businesses among the requested ids, in the order of the request: a visitor's shortlist. A merged business is replaced by the
 * one that it was merged into; `formerIds` are the requested ids that led to it.
 */
export const ListBusinessesByIds = defineQuery('request.directory.list-businesses-by-ids.v1', {
  request: z.strictObject({ ids: z.array(z.uuid()).max(50) }),
  reply: z.object({
    businesses: z.array(ListedBusiness.extend({ formerIds: z.array(z.uuid()).max(50).optional() })),
  }),
  rows: 'businesses',
});

/** A position in a list that is ordered by creation time. */
const Place = z.strictObject({ createdAt: z.iso.datetime(), id: z.uuid() });

/** Addresses of the public businesses after one position up to and including another, oldest first, for the site map. */
export const ListPublicAddresses = defineQuery('request.directory.list-public-addresses.v1', {
  request: z.strictObject({
    after: Place.nullable(),
    until: Place.nullable(),
    limit: z.int().min(1).max(2_000),
  }),
  reply: z.object({
    addresses: z.array(z.object({ slug: line, updatedAt: z.iso.datetime() })),
    /** null on the last page. */
    next: Place.nullable(),
  }),
  rows: 'addresses',
});

/**
 * The range of one site map file: the id of the last of the next `size` public products after `after` (ordered by id), and the time of the
 * latest change among them. Null if no product is left.
 */
export const FindProductStretch = defineQuery('request.directory.find-product-stretch.v1', {
  request: z.strictObject({ after: z.uuid().nullable(), size: z.int().min(1).max(10_000) }),
  reply: z.object({ end: z.object({ until: z.uuid(), changedAt: z.iso.datetime() }).nullable() }),
});

/** The parts from which the addresses of public products are built, after one id up to and including another, for the site map. */
export const ListProductAddresses = defineQuery('request.directory.list-product-addresses.v1', {
  request: z.strictObject({
    after: z.uuid().nullable(),
    until: z.uuid().nullable(),
    limit: z.int().min(1).max(2_000),
  }),
  reply: z.object({
    addresses: z.array(z.object({ id: z.uuid(), name: line, updatedAt: z.iso.datetime() })),
    /** Last id of this page; null on the last page. */
    next: z.uuid().nullable(),
  }),
  rows: 'addresses',
});

/** The reference tables, in the order in which they are paged. */
export const REFERENCE_TABLES = [
  'categories',
  'cities',
  'districts',
  'formerSlugs',
  'certificates',
  'serviceAttributes',
  'synonyms',
  'stopWords',
] as const;

const ReferenceTables = z.object({
  categories: z.array(CategorySnapshot.extend({ businessCount: z.int(), description: beginning })),
  cities: z.array(z.object({ key: line, name: line, country: line, businessCount: z.int() })),
  districts: z.array(DistrictSnapshot.extend({ businessCount: z.int(), description: beginning })),
  /** Slugs that no live record has: those of renamed records (`to` is the present slug) and of deleted ones (`to` is null). SLUG-09. */
  formerSlugs: z.array(z.object({ kind: z.enum(['category', 'district']), slug: line, to: line.nullable() })),
  /** Kinds of certificates. Missing if the directory runs an older release. */
  certificates: z.array(z.object({ id: z.uuid(), name: line })).default([]),
  /** Missing if the directory runs an older release. */
  serviceAttributes: z.array(z.object({ id: z.uuid(), name: line, sortOrder: z.int().nullable() })).default([]),
  /** Synonyms of the trade; `equivalents` and `narrower` are comma-separated. Missing if the directory runs an older release. */
  synonyms: z
    .array(z.object({ id: z.uuid(), name: line, equivalents: paragraph.nullable(), narrower: paragraph.nullable() }))
    .default([]),
  /** Words that searches leave out. Missing if the directory runs an older release. */
  stopWords: z.array(z.object({ id: z.uuid(), name: line })).default([]),
});
export type ReferenceTables = z.infer<typeof ReferenceTables>;

const ReferencePlace = z.strictObject({ table: z.enum(REFERENCE_TABLES), key: z.string().max(400) });

/**
 * The reference tables (small tables that turn keys into names), page by page, with the number of public businesses for each row. A page
 * ends when its message is full; `allReferenceTables` joins the pages.
 */
export const GetReferenceTables = defineQuery('request.directory.get-reference-tables.v2', {
  request: z.strictObject({ after: ReferencePlace.nullable() }),
  reply: ReferenceTables.extend({
    /** Where the next page begins; null on the last page. */
    next: ReferencePlace.nullable(),
  }),
  paged: true,
});

/** Reads all pages of GetReferenceTables. */
export async function allReferenceTables(
  pageAfter: (request: RequestOf<typeof GetReferenceTables>) => Promise<ReplyOf<typeof GetReferenceTables>>,
): Promise<ReferenceTables> {
  const all = Object.fromEntries(REFERENCE_TABLES.map((table): [string, unknown[]] => [table, []]));
  for (let after: RequestOf<typeof GetReferenceTables>['after'] = null; ;) {
    const { next, ...page } = await pageAfter({ after });
    for (const table of REFERENCE_TABLES) all[table]!.push(...page[table]);
    if (!next) return all as ReferenceTables;
    after = next;
  }
}

/** The whole description of a district; null if it has none or does not exist. */
export const GetDistrictDescription = defineQuery('request.directory.get-district-description.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ description: paragraph.nullable() }),
});

/** The text of a city, district or category page (API-07); null if there is none. A city has its slug as key, the others their ids. */
export const GetSeoText = defineQuery('request.directory.get-seo-text.v1', {
  request: z.strictObject({ kind: SeoTextKind, key: z.string().min(1).max(120) }),
  reply: z.object({
    seoText: z.object({ name: line, html, updatedAt: z.iso.datetime() }).nullable(),
  }),
});

/** All businesses by id, page by page, including tombstones. Used to rebuild the index and to compare it with the directory. */
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
        /** For the tombstone of a merged business: the business that it was merged into. Missing if the directory runs an older release. */
        mergedInto: z.uuid().nullable().optional(),
      }),
    ),
    /** Last id of this page; null on the last page. */
    next: z.uuid().nullable(),
  }),
  deadlineMs: 10_000,
  paged: true,
});

/** All products by id, page by page, including tombstones; see ListBusinessSnapshots. */
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
