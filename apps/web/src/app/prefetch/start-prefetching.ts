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
 * From now on pages fetch the scripts of those that they lead to, cards that are seen and links that are pointed at fetch what they
 * lead to, marks move from cards to pages, and what is done on pages of businesses is told. Returns how queries are sent so that they take what is there.
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
