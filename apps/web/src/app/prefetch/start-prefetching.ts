import type { RunQuery } from '../../lib/graphql/operation.js';
import type { Services } from '../../lib/services.js';
import { type ChangingRouter, prefetchChunks } from './prefetch-chunks.js';
import { prefetchLinks } from './prefetch-links.js';
import { prefetchedQueries } from './prefetched-queries.js';
import { type ReportingRouter, reportPageActs } from './report-page-acts.js';

/**
 * From now on pages fetch the scripts of those that they lead to, links fetch what they lead to, and what is done on pages of businesses is told. Returns how queries are sent
 * so that they take what is there.
 */
export function startPrefetching(router: ChangingRouter & ReportingRouter, { query: send, site }: Services): RunQuery {
  const { query, prefetch } = prefetchedQueries(send);
  prefetchChunks(router);
  prefetchLinks(router, { query: prefetch, site });
  reportPageActs(router);
  return query;
}
