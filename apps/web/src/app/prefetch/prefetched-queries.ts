import type { Operation, RunQuery } from '../../lib/graphql/operation.js';

/** Long enough between seeing a card and following it; older results may be out of date. */
const KEPT_MS = 30_000;

/**
 * `prefetchBy` sends a query in advance; `query` uses its result once instead of sending the query again. A query without a prefetched
 * result discards all of them, because it may be a change that makes them stale.
 */
export function prefetchedQueries(send: RunQuery): { query: RunQuery; prefetchBy: (fetch: RunQuery) => RunQuery } {
  const kept = new Map<string, { answer: Promise<unknown>; until: number }>();
  const keyOf = <Answer, Variables>({ sha256 }: Operation<Answer, Variables>, variables: Variables) =>
    `${sha256} ${JSON.stringify(variables)}`;
  const fresh = (key: string) => {
    const found = kept.get(key);
    return found && found.until > Date.now() ? found : undefined;
  };
  return {
    query(operation, variables) {
      const key = keyOf(operation, variables);
      const found = fresh(key);
      if (!found) kept.clear();
      kept.delete(key);
      return found
        ? (found.answer as ReturnType<typeof send<never, typeof variables>>).catch(() => send(operation, variables))
        : send(operation, variables);
    },
    prefetchBy: (fetch) => (operation, variables) => {
      const key = keyOf(operation, variables);
      const answer = (fresh(key)?.answer ?? fetch(operation, variables)) as Promise<never>;
      if (!fresh(key)) kept.set(key, { answer, until: Date.now() + KEPT_MS });
      return answer;
    },
  };
}
