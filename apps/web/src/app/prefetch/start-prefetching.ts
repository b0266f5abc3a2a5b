import { rememberAnsweredCommands } from '../../lib/graphql/answered-commands.js';
import type { RunQuery } from '../../lib/graphql/operation.js';
import type { Services } from '../../lib/services.js';
import { fetchCached } from './fetch-cached.js';
import { type ChangingRouter, prefetchChunks } from './prefetch-chunks.js';
import { prefetchLinks } from './prefetch-links.js';
import { prefetchVisible } from './prefetch-visible.js';
import { prefetchedQueries } from './prefetched-queries.js';
import { type ReportingRouter, reportPageActs } from './report-page-acts.js';

/**
 * Starts everything that is not needed before the first interaction: prefetching of chunks, links and visible cards, and reports of page
 * views. Returns the query function that uses prefetched results.
 */
export function startPrefetching(router: ChangingRouter & ReportingRouter, { query: send, site }: Services): RunQuery {
  const { query, prefetchBy } = prefetchedQueries(rememberAnsweredCommands(send));
  prefetchChunks(router);
  prefetchLinks(router, { query: prefetchBy(fetchCached(send, 'high')), site });
  prefetchVisible(router, { query: prefetchBy(fetchCached(send, 'low')), site });
  reportPageActs(router);
  return query;
}
