import { paths } from '../../config/paths.js';
import { pageNumber } from '../../lib/page-number.js';

const LONGEST_TEXT = 100;
const LONGEST_CATEGORY = 200;

/** What the address of the blog requests; an empty text stands for "all". */
export interface BlogQuery {
  category: string;
  search: string;
  page: number;
}

/** ROUTE-14, 18, 20: reads the address; a page that is no whole number is the first. */
export function parseBlogQuery(search: URLSearchParams): BlogQuery {
  const text = (name: string) => (search.get(name) ?? '').trim().replace(/\s+/g, ' ');
  return {
    category: text('category').slice(0, LONGEST_CATEGORY),
    search: text('search').slice(0, LONGEST_TEXT),
    page: pageNumber(search),
  };
}

/** The address of a list of posts; parts left out are not in it, so a changed filter starts at the first page. */
export function blogAddress({ category = '', search = '', page = 1 }: Partial<BlogQuery>): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${paths.blog}?${query}` : paths.blog;
}

/** PUB-BLOG-02: where the editors' choice is shown. */
export const isBlogStart = ({ category, search, page }: BlogQuery): boolean => !category && !search && page === 1;
