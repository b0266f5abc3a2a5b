import { paths } from '../../config/paths.js';
import { pageNumber } from '../../lib/page-number.js';

const LONGEST_TEXT = 100;
const LONGEST_CATEGORY = 200;

/** PUB-PROD-07: what the address of /urunler asks for; an empty text stands for "all". */
export interface ProductQuery {
  search: string;
  category: string;
  page: number;
}

/** ROUTE-18, 20: reads the address; a page that is no whole number is the first. */
export function parseProductQuery(search: URLSearchParams): ProductQuery {
  const text = (name: string) => (search.get(name) ?? '').trim().replace(/\s+/g, ' ');
  return {
    search: text('search').slice(0, LONGEST_TEXT),
    category: text('category').slice(0, LONGEST_CATEGORY),
    page: pageNumber(search),
  };
}

/** The address of a list of products; parts left out are not in it, so a changed filter starts at the first page. */
export function productAddress({ search = '', category = '', page = 1 }: Partial<ProductQuery>): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${paths.products}?${query}` : paths.products;
}
