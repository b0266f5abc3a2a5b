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

/** PUB-PROD-07: what the address of /urunler requests; an empty text stands for "all". */
export interface ProductQuery {
  search: string;
  category: string;
  /** Null for the usual order: by name, with a text the best match first. */
  sort: ProductSortWord | null;
  page: number;
}

/** ROUTE-18, 20: reads the address; unknown words mean the usual order, a page that is no whole number is the first. */
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

/** The address of a list of products; parts left out are not in it, so a changed filter starts at the first page. */
export function productAddress({ search = '', category = '', sort = null, page = 1 }: Partial<ProductQuery>): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(category && { category }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${paths.products}?${query}` : paths.products;
}
