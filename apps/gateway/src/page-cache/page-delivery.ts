import type { HttpDelivery } from '../delivery/deliver.js';
import { RETRY_AFTER_S } from '../errors/retry-after.js';
import type { ServedPage } from './page-cache.js';

/** The status and headers with which a page is sent, including whether clients may cache it. */
export function pageDelivery({ page, from }: ServedPage): HttpDelivery {
  const { status, type = 'text/html; charset=utf-8', location, robots, isWhole } = page;
  return {
    status,
    type,
    cacheControl: isWhole ? 'public, max-age=0, must-revalidate' : 'no-store',
    headers: {
      'x-page': from,
      ...(robots && { 'x-robots-tag': robots }),
      ...(location && { location }),
      ...(status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
    },
  };
}
