import {
  type BusinessView,
  EditOwnPage,
  ExportOwnSuggestions,
  FindBusinessSlug,
  FindProductStretch,
  GetBusinessBySlug,
  GetOwnPage,
  GetPageFigures,
  GetProduct,
  GetReferenceTables,
  GetSeoText,
  ListBusinesses,
  ListBusinessesByIds,
  ListBusinessNames,
  ListProductAddresses,
  ListProducts,
  ListPublicAddresses,
  ListRecentBusinesses,
  ListRecentSearches,
  RecordPageActs,
  RecordSearchClicks,
  RecordSearches,
  type ReferenceTables,
  type ReplyOf,
  type RequestOf,
  SuggestChange,
  WithdrawSuggestion,
} from '@tedarik/commands';
import type { BusinessSnapshot, ProductSnapshot } from '@tedarik/events';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId, type RunningService } from '@tedarik/service-kit';
import { OWNERSHIP_ANSWERS } from './ownership-answers.js';
import { PHOTO_ANSWERS } from './photo-answers.js';

/** Data that the stand-in returns, and requests that it received. */
export interface DirectoryFacts {
  tables: ReferenceTables;
  businesses: BusinessSnapshot[];
  answers: Record<string, ReplyOf<typeof GetBusinessBySlug>>;
  /** Texts of pages by kind and key. */
  seoTexts: Record<string, string>;
  /** Requests of the reduced search. */
  listed: RequestOf<typeof ListBusinesses>[];
  /** Requests for addresses of businesses. */
  addressesListed: RequestOf<typeof ListPublicAddresses>[];
  /** Number of product addresses in each reply. */
  productAddressesListed: number[];
  /** Products that the directory lists while the index is down. */
  products: ProductSnapshot[];
  productsListed: RequestOf<typeof ListProducts>[];
  /** Recorded searches with the number of results. */
  searched: [text: string, found: number][];
  clicked: RequestOf<typeof RecordSearchClicks>['clicks'];
  /** Recorded actions on pages, as received. */
  pageActs: RequestOf<typeof RecordPageActs>[];
  recentSearches: string[];
}

export const aView = (snapshot: BusinessSnapshot): BusinessView => ({
  ...snapshot,
  version: 1,
  revision: 1,
  photosCount: 0,
  openingHours: [],
  products: [],
  certificates: [],
  serviceAttributes: [],
  ownership: null,
  photos: [],
});

const notPageOwner = () => new DomainError('not-page-owner', 'forbidden');

type Arrived = Pick<BusinessSnapshot, 'createdAt' | 'id'>;

/** Oldest first; the highest id first among those of the same moment. */
const arrival = (one: Arrived, other: Arrived): number =>
  one.createdAt === other.createdAt ? compare(other.id, one.id) : compare(one.createdAt, other.createdAt);
const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Time of change of every product in the stand-in. */
export const PRODUCTS_CHANGED_AT = '2026-11-05T06:00:00.000Z';
const productsById = ({ products }: DirectoryFacts) => products.toSorted((one, other) => compare(one.id, other.id));
const isWithin =
  (after: string | null, until: string | null) =>
  ({ id }: { id: string }) =>
    (!after || id > after) && (!until || id <= until);

/** Answers the directory's public queries from `facts`, which a test may change at any time. */
export async function directoryStandIn(natsUrl: string, facts: DirectoryFacts): Promise<RunningService> {
  return startStubService({ name: 'directory', servers: natsUrl }, [
    stubRequest(GetReferenceTables, () => ({ ...facts.tables, next: null })),
    stubRequest(GetBusinessBySlug, ({ slug }) => facts.answers[slug] ?? { found: 'nothing' as const }),
    stubRequest(FindBusinessSlug, () => ({ slug: null })),
    stubRequest(GetSeoText, ({ kind, key }) => {
      const html = facts.seoTexts[`${kind}:${key}`];
      return { seoText: html ? { name: key, html, updatedAt: new Date(0).toISOString() } : null };
    }),
    stubRequest(ListRecentBusinesses, ({ limit }) => ({ businesses: facts.businesses.slice(0, limit) })),
    stubRequest(ListPublicAddresses, (request) => {
      facts.addressesListed.push(request);
      const { after, until, limit } = request;
      const page = facts.businesses
        .filter((business) => (!after || arrival(business, after) > 0) && (!until || arrival(business, until) <= 0))
        .toSorted(arrival)
        .slice(0, limit);
      const last = page.length === limit ? page.at(-1) : undefined;
      const addresses = page.map(({ slug, updatedAt }) => ({ slug, updatedAt }));
      return { addresses, next: last ? { createdAt: last.createdAt, id: last.id } : null };
    }),
    stubRequest(FindProductStretch, ({ after, size }) => {
      const end = productsById(facts).filter(isWithin(after, null)).slice(0, size).at(-1);
      return { end: end ? { until: end.id, changedAt: PRODUCTS_CHANGED_AT } : null };
    }),
    stubRequest(ListProductAddresses, ({ after, until, limit }) => {
      const page = productsById(facts).filter(isWithin(after, until)).slice(0, limit);
      facts.productAddressesListed.push(page.length);
      const addresses = page.map(({ id, name }) => ({ id, name, updatedAt: PRODUCTS_CHANGED_AT }));
      return { addresses, next: page.length === limit ? page.at(-1)!.id : null };
    }),
    stubRequest(ListBusinessNames, ({ ids }) => {
      const named = facts.businesses.filter(({ id }) => ids.includes(id));
      return { businesses: named.map((business) => ({ ...business, city: business.locations[0]?.city ?? null })) };
    }),
    stubRequest(ListBusinessesByIds, ({ ids }) => ({
      businesses: facts.businesses.filter(({ id }) => ids.includes(id)),
    })),
    stubRequest(GetProduct, ({ id }) => {
      const product = facts.products.find((one) => one.id === id);
      return product ? { found: 'live' as const, product } : { found: 'nothing' as const };
    }),
    stubRequest(ListProducts, (request) => {
      facts.productsListed.push(request);
      return { products: facts.products, total: 1_000, totalIsLowerBound: true, everything: 1_000 };
    }),
    stubRequest(RecordSearches, ({ searches }) => {
      facts.searched.push(...searches.map(({ text, found }): [string, number] => [text, found]));
      return {};
    }),
    stubRequest(RecordSearchClicks, ({ clicks }) => {
      facts.clicked.push(...clicks);
      return {};
    }),
    stubRequest(RecordPageActs, (batch) => {
      facts.pageActs.push(batch);
      return {};
    }),
    stubRequest(GetPageFigures, () => {
      throw notPageOwner();
    }),
    stubRequest(SuggestChange, () => ({ id: newId() })),
    stubRequest(GetOwnPage, () => {
      throw notPageOwner();
    }),
    stubRequest(EditOwnPage, () => {
      throw notPageOwner();
    }),
    stubRequest(ExportOwnSuggestions, () => ({ suggestions: [] })),
    stubRequest(WithdrawSuggestion, ({ id }) => ({ id })),
    ...OWNERSHIP_ANSWERS,
    ...PHOTO_ANSWERS,
    stubRequest(ListRecentSearches, () => ({ texts: facts.recentSearches })),
    stubRequest(ListBusinesses, (request) => {
      facts.listed.push(request);
      return { businesses: facts.businesses, total: 1_000, totalIsLowerBound: true };
    }),
  ]);
}
