import { notingAnswers } from '../../lib/graphql/answered-commands.js';
import type { RunQuery } from '../../lib/graphql/operation.js';
import type { Services } from '../../lib/services.js';
import { fetchKept } from './fetch-kept.js';
import { moveMarks } from './move-marks.js';
import { type ChangingRouter, prefetchChunks } from './prefetch-chunks.js';
import { prefetchLinks } from './prefetch-links.js';
import { prefetchSeen } from './prefetch-seen.js';
import { prefetchedQueries } from './prefetched-queries.js';
import { type ReportingRouter, reportPageActs } from './report-page-acts.js';

/**
 * Starts everything that is not needed before the first interaction: prefetching of chunks, links and visible cards, the transition of
 * marks, and reports of page views. Returns the query function that uses prefetched results.
 */
export function startPrefetching(router: ChangingRouter & ReportingRouter, { query: send, site }: Services): RunQuery {
  const { query, prefetchBy } = prefetchedQueries(notingAnswers(send));
  prefetchChunks(router);
  prefetchLinks(router, { query: prefetchBy(fetchKept(send, 'high')), site });
  prefetchSeen(router, { query: prefetchBy(fetchKept(send, 'low')), site });
  moveMarks();
  reportPageActs(router);
  return query;
}
