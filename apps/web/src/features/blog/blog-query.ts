import { paths } from '../../config/paths.js';
import { pageNumber } from '../../lib/page-number.js';

const LONGEST_TEXT = 100;
const LONGEST_CATEGORY = 200;

/** The query of a list of posts in the address; an empty text means no restriction. */
export interface BlogQuery {
  category: string;
  search: string;
  page: number;
}

/** ROUTE-14, 18, 20: parses the address; an invalid page number means page 1. */
export function parseBlogQuery(search: URLSearchParams): BlogQuery {
  const text = (name: string) => (search.get(name) ?? '').trim().replace(/\s+/g, ' ');
  return {
    category: text('category').slice(0, LONGEST_CATEGORY),
    search: text('search').slice(0, LONGEST_TEXT),
    page: pageNumber(search),
  };
}

/** The address of a list of posts. Omitted parts are left out, so a changed filter starts at page 1. */
export function blogAddress({ category = '', search = '', page = 1 }: Partial<BlogQuery>): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${paths.blog}?${query}` : paths.blog;
}

/** PUB-BLOG-02: whether featured posts are shown. */
export const isBlogStart = ({ category, search, page }: BlogQuery): boolean => !category && !search && page === 1;
