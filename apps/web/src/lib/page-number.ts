const LAST_PAGE = 10_000;

/** ROUTE-20: the page an address requests; anything that is no whole number from 1 on means the first. */
export function pageNumber(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1;
}
