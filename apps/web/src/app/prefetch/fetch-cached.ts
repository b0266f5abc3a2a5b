import type { Operation, RunQuery } from '../../lib/graphql/operation.js';
import { KEPT_OPERATIONS } from './kept-operations.js';

/**
 * Prefetches operations that the gateway caches from their GET address, and sends all others with `send`. If a prefetch throws, the
 * navigation itself sends the query again and reports the error.
 */
export const fetchCached =
  (send: RunQuery, priority: RequestPriority): RunQuery =>
  (operation, variables) =>
    KEPT_OPERATIONS.includes(operation.name) ? fetched(operation, variables, priority) : send(operation, variables);

async function fetched<Answer, Variables>(
  { name, sha256 }: Operation<Answer, Variables>,
  variables: Variables,
  priority: RequestPriority,
): Promise<Answer> {
  const { slug } = variables as { slug: string };
  const response = await fetch(`/graphql/${sha256}/${encodeURIComponent(slug)}`, { priority });
  const { data, errors } = (await response.json()) as { data?: Answer; errors?: unknown };
  if (!data || errors) throw new Error(`no whole answer to ${name}`);
  return data;
}
