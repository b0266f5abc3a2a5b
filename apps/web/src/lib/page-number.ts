const LAST_PAGE = 10_000;

/** Whether a page lies beyond the end of its list. Not by the number of pages: of a long list only a part may be counted. */
export const isBeyond = (page: number, { items }: { items: readonly unknown[] }): boolean =>
  page > 1 && items.length === 0;

/** ROUTE-20: the page an address requests; anything that is no whole number from 1 on means the first. */
export function pageNumber(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1;
}
