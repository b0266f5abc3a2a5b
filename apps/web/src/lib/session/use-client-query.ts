import { useCallback, useEffect, useRef, useState } from 'react';
import { QueryFailed, type RunQuery } from '../graphql/operation.js';
import { failedBy, useServices } from '../services.js';
import { sessionLearned } from '../store/session.slice.js';
import { useAppDispatch } from '../store/store.js';
import { fetchMe } from './fetch-me.js';

export type ClientQueryState<Data> =
  | { state: 'loading' }
  | { state: 'anonymous' }
  | { state: 'loaded'; data: Data }
  | { state: 'failed'; traceId: string | null }
  | { state: 'refused'; traceId: string | null };

/**
 * Loads data after hydration, because a page's HTML contains no personal data. Unless it is `forEverybody`, nothing is requested if no
 * visitor is signed in. A former result stays until the next one is loaded, and if reloading it fails; of two concurrent requests only the
 * later one counts. `load` reloads like `reload`, and resolves with whether the result is now current.
 */
export function useClientQuery<Data>(
  request: (query: RunQuery) => Promise<Data>,
  { forEverybody = false } = {},
): ClientQueryState<Data> & { reload: () => void; load: () => Promise<boolean> } {
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<ClientQueryState<Data>>({ state: 'loading' });
  const last = useRef(0);
  /** The request whose result is shown. */
  const loaded = useRef<typeof request | null>(null);
  const load = useCallback(async (): Promise<boolean> => {
    const own = ++last.current;
    // If it cannot be fetched, the request below tells.
    const me = forEverybody ? undefined : await fetchMe().catch(() => undefined);
    if (me) dispatch(sessionLearned(me));
    const next: ClientQueryState<Data> =
      me?.visitor === null
        ? { state: 'anonymous' }
        : await request(query).then((data) => ({ state: 'loaded' as const, data }), stateAfter);
    if (own !== last.current) return true;
    const isKept = next.state === 'failed' && loaded.current === request;
    if (!isKept) setAnswer(next);
    if (next.state === 'loaded') loaded.current = request;
    return !isKept;
  }, [query, dispatch, request, forEverybody]);
  const reload = useCallback(() => void load(), [load]);
  useEffect(reload, [reload]);
  return { ...answer, reload, load };
}

function stateAfter(error: unknown): ClientQueryState<never> {
  if (error instanceof QueryFailed && error.kind === 'unauthenticated') return { state: 'anonymous' };
  const { traceId } = failedBy(error);
  return { state: error instanceof QueryFailed && error.kind === 'forbidden' ? 'refused' : 'failed', traceId };
}
