import { type BusinessOrder, type BusinessSearch, keysOfWords, queryWords, searchBusinesses } from '@tedarik/search';
import type { BenchContext } from '../bench-context.js';
import { referenceTables } from './dataset.js';
import { callGateway, knownOperation } from './web-app.js';

/** A page of businesses with results, as requested from the site and from the search engine. */
export interface ListPage {
  q: string;
  category: string;
  /** null for the default order of the list. */
  sort: BusinessOrder | null;
  page: number;
  /** Body of the search that the gateway sends for it. */
  search: string;
}

const ORDERS = [null, 'name', 'newest', 'added'] as const;

/** Different full pages of category lists, in every order, at most `most`; pages near the front come first. */
export async function categoryPages(surroundings: BenchContext, most: number): Promise<ListPage[]> {
  const { categories } = await referenceTables(surroundings);
  const pageSize = await pageSizeOf(surroundings);
  const deepest = Math.max(...categories.map(({ businessCount }) => Math.floor(businessCount / pageSize)));
  const found: ListPage[] = [];
  for (let page = 2; page <= deepest && found.length < most; page += 1) {
    for (const { id, slug } of categories.filter(({ businessCount }) => businessCount >= page * pageSize)) {
      for (const sort of ORDERS) {
        const requested = { text: '', keys: [], categoryIds: [id], sort: sort ?? ('rating' as const), page, pageSize };
        found.push({ q: '', category: slug, sort, page, search: JSON.stringify(searchBusinesses(requested)) });
      }
    }
  }
  return found.slice(0, most);
}

/** Searches whose text names a category and a city, filtered by the category: text, filter and facets in one request. */
export async function textSearches(surroundings: BenchContext): Promise<ListPage[]> {
  const tables = await referenceTables(surroundings);
  const pageSize = await pageSizeOf(surroundings);
  const categories = tables.categories.filter(({ businessCount }) => businessCount > 0);
  const cities = tables.cities.filter(({ businessCount }) => businessCount > 0);
  return cities.flatMap(({ name: city }) =>
    categories.map(({ id, slug, name }) => {
      const text = `${name} ${city}`;
      const keys = keysOfWords(queryWords(text), tables);
      const requested: BusinessSearch = { text, keys, categoryIds: [id], sort: 'relevance', page: 1, pageSize };
      return { q: text, category: slug, sort: null, page: 1, search: JSON.stringify(searchBusinesses(requested)) };
    }),
  );
}

/** The persisted operation of a list. */
export const listOperation = ({ webRoot }: BenchContext) => knownOperation(webRoot, 'ListBusinesses');

export const listVariables = ({ q, category, sort, page }: ListPage): object => ({
  q: q || null,
  categories: category ? [category] : [],
  sort: sort?.toUpperCase() ?? null,
  page,
});

/** The address of the page on the site. */
export function listAddress({ category, sort, page }: ListPage): string {
  return `/firma?${new URLSearchParams({ category, ...(sort && { sort }), page: String(page) }).toString()}`;
}

async function pageSizeOf(surroundings: BenchContext): Promise<number> {
  type Answer = { businessList: { items: unknown[]; totalPages: number; reduced: boolean } };
  const first = { q: null, categories: [], sort: null, page: 1 };
  const { businessList } = await callGateway<Answer>(surroundings.baseUrl, await listOperation(surroundings), first);
  if (businessList.reduced) throw new Error('the gateway searches in the reduced way');
  if (businessList.totalPages < 2) throw new Error('there is less than one full page of businesses');
  return businessList.items.length;
}
