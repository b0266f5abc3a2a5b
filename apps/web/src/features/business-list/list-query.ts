import { paths } from '../../config/paths.js';
import type { BusinessSort } from '../../lib/graphql/types.js';

const MOST_CATEGORIES = 20;
const LONGEST_TEXT = 100;
const LONGEST_CATEGORY = 200;
const LAST_PAGE = 10_000;

const SORT_WORDS = { rating: 'RATING', name: 'NAME', newest: 'NEWEST', added: 'ADDED' } as const;
export type SortWord = keyof typeof SORT_WORDS;

/** What the address of a list asks for. `sort` is null for the default order: by rating, or by match with a text. */
export interface ListQuery {
  q: string;
  categories: string[];
  sort: SortWord | null;
  page: number;
}

const isSortWord = (word: string | null): word is SortWord => word !== null && Object.hasOwn(SORT_WORDS, word);

/** PUB-LIST-03, 04, 21 and ROUTE-20: unknown words mean the default, a page that is no whole number is the first. */
export function parseListQuery(search: URLSearchParams): ListQuery {
  const q = (search.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_TEXT);
  const categories = search.getAll('category').map((category) => category.trim().slice(0, LONGEST_CATEGORY));
  const sort = search.get('sort');
  const page = search.get('page') ?? '';
  return {
    q,
    categories: [...new Set(categories.filter(Boolean))].slice(0, MOST_CATEGORIES),
    sort: isSortWord(sort) && (q || sort !== 'rating') ? sort : null,
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
  };
}

/** The address of a list; parts left out are not in it. */
export function listAddress({ q = '', categories = [], sort = null, page = 1 }: Partial<ListQuery>): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  for (const category of categories) search.append('category', category);
  if (sort && (q || sort !== 'rating')) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${paths.businesses}?${text}` : paths.businesses;
}

export const sortOf = ({ sort }: ListQuery): BusinessSort | null => (sort ? SORT_WORDS[sort] : null);

/** PUB-LIST-06, 14, 22: the orders to choose from; by match only with a text, where it is the default. */
export function sortChoices(q: string): { word: SortWord | ''; sort: BusinessSort }[] {
  return [
    ...(q ? [{ word: '' as const, sort: 'RELEVANCE' as const }] : []),
    { word: q ? ('rating' as const) : ('' as const), sort: 'RATING' },
    { word: 'name', sort: 'NAME' },
    { word: 'newest', sort: 'NEWEST' },
    { word: 'added', sort: 'ADDED' },
  ];
}
