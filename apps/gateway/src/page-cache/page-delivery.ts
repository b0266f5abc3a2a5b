import type { HttpDelivery } from '../delivery/deliver.js';
import { RETRY_AFTER_S } from '../errors/retry-after.js';
import type { ServedPage } from './page-cache.js';

/** How a page is sent: its status and headers, and whether anybody may keep it. */
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
