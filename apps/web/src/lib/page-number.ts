const LAST_PAGE = 10_000;

interface OnePage {
  items: readonly unknown[];
  totalPages: number;
  /** Without the search engine: of a long list only a part was counted. */
  reduced: boolean;
}

/** Whether a page lies beyond the end of its list. */
export const isBeyond = (page: number, { items, totalPages, reduced }: OnePage): boolean =>
  page > 1 && (items.length === 0 || (!reduced && page > totalPages));

/** ROUTE-20: the page an address requests; anything that is no whole number from 1 on means the first. */
export function pageNumber(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1;
}
