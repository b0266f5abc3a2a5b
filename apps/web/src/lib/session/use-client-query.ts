import { useCallback, useEffect, useRef, useState } from 'react';
import { QueryFailed, type RunQuery } from '../graphql/operation.js';
import { failedBy, useServices } from '../services.js';
import { isNobodySignedIn } from './is-nobody-signed-in.js';

export type ClientQueryState<Data> =
  | { state: 'loading' }
  | { state: 'anonymous' }
  | { state: 'loaded'; data: Data }
  | { state: 'failed'; traceId: string | null }
  | { state: 'refused'; traceId: string | null };

/**
 * Loads data after hydration, because a page's HTML contains no personal data. Unless it is `forEverybody`, nothing is requested if no
 * visitor is signed in. A former result stays until the next one is loaded; of two concurrent requests only the later one counts.
 */
export function useClientQuery<Data>(
  request: (query: RunQuery) => Promise<Data>,
  { forEverybody = false } = {},
): ClientQueryState<Data> & { reload: () => void } {
  const { query } = useServices();
  const [answer, setAnswer] = useState<ClientQueryState<Data>>({ state: 'loading' });
  const last = useRef(0);
  const load = useCallback(() => {
    const own = ++last.current;
    const answered = (next: ClientQueryState<Data>) => own === last.current && setAnswer(next);
    const isNobody = forEverybody ? Promise.resolve(false) : isNobodySignedIn();
    void isNobody.then((isNobody) =>
      isNobody
        ? answered({ state: 'anonymous' })
        : request(query).then(
            (data) => answered({ state: 'loaded', data }),
            (error: unknown) => answered(stateAfter(error)),
          ),
    );
  }, [query, request, forEverybody]);
  useEffect(load, [load]);
  return { ...answer, reload: load };
}

function stateAfter(error: unknown): ClientQueryState<never> {
  if (error instanceof QueryFailed && error.kind === 'unauthenticated') return { state: 'anonymous' };
  const { traceId } = failedBy(error);
  return { state: error instanceof QueryFailed && error.kind === 'forbidden' ? 'refused' : 'failed', traceId };
}
