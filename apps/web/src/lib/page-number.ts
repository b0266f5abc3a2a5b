import { formatNumber } from '@tedarik/turkish';

const LAST_PAGE = 10_000;

interface OnePage {
  items: readonly unknown[];
  totalPages: number;
  /** True without the search engine: the total of a long list is then only a lower bound. */
  reduced: boolean;
}

/** Whether a page lies beyond the end of its list. */
export const isBeyond = (page: number, { items, totalPages, reduced }: OnePage): boolean =>
  page > 1 && (items.length === 0 || (!reduced && page > totalPages));

/** The number of matches: '1.284', or '1.000+' if there may be more. */
export const totalText = ({ total, totalIsLowerBound }: { total: number; totalIsLowerBound: boolean }): string =>
  formatNumber(total) + (totalIsLowerBound ? '+' : '');

/** ROUTE-20: the page number in the address; anything but a positive integer means 1. */
export function pageNumber(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1;
}
