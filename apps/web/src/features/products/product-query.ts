import { paths } from '../../config/paths.js';
import type { ProductSort } from '../../lib/graphql/types.js';
import { pageNumber } from '../../lib/page-number.js';

const LONGEST_TEXT = 100;
const LONGEST_CATEGORY = 200;

export const PRODUCT_SORTS = { price: 'PRICE', 'price-desc': 'PRICE_DESC' } as const satisfies Record<
  string,
  ProductSort
>;
export type ProductSortWord = keyof typeof PRODUCT_SORTS;
const isSortWord = (word: string): word is ProductSortWord => Object.hasOwn(PRODUCT_SORTS, word);

/** PUB-PROD-07: the query in the address of /urunler; an empty text means no restriction. */
export interface ProductQuery {
  search: string;
  category: string;
  /** Null for the usual order: by name, or by relevance if there is a text. */
  sort: ProductSortWord | null;
  page: number;
}

/** ROUTE-18, 20: parses the address; unknown orders mean the usual one, an invalid page number means page 1. */
export function parseProductQuery(search: URLSearchParams): ProductQuery {
  const text = (name: string) => (search.get(name) ?? '').trim().replace(/\s+/g, ' ');
  const sort = text('sort');
  return {
    search: text('search').slice(0, LONGEST_TEXT),
    category: text('category').slice(0, LONGEST_CATEGORY),
    sort: isSortWord(sort) ? sort : null,
    page: pageNumber(search),
  };
}

/** The address of a list of products. Omitted parts are left out, so a changed filter starts at page 1. */
export function productAddress({ search = '', category = '', sort = null, page = 1 }: Partial<ProductQuery>): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(category && { category }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${paths.products}?${query}` : paths.products;
}
