import type { RunQuery } from '../../lib/graphql/operation.js';
import type { Services } from '../../lib/services.js';
import { prefetchLinks, type PrefetchingRouter } from './prefetch-links.js';
import { prefetchedQueries } from './prefetched-queries.js';
import { type ReportingRouter, reportPageActs } from './report-page-acts.js';

/**
 * From now on links fetch what they lead to, and what is done on pages of businesses is told. Returns how queries are sent
 * so that they take what is there.
 */
export function startPrefetching(
  router: PrefetchingRouter & ReportingRouter,
  { query: send, site }: Services,
): RunQuery {
  const { query, prefetch } = prefetchedQueries(send);
  prefetchLinks(router, { query: prefetch, site });
  reportPageActs(router);
  return query;
}
