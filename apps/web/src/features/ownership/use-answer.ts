import { useCallback, useEffect, useState } from 'react';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { isNobodySignedIn } from '../../lib/later/is-nobody-signed-in.js';
import { failedBy } from '../../lib/services.js';

type Answer<Data> =
  | { state: 'loading' }
  | { state: 'anonymous' }
  | { state: 'loaded'; data: Data }
  | { state: 'failed'; traceId: string | null };

/** What only a signed-in visitor is answered, requested once the page is in a browser: its HTML knows nobody. */
export function useAnswer<Data>(request: () => Promise<Data>): Answer<Data> & { reload: () => void } {
  const [answer, setAnswer] = useState<Answer<Data>>({ state: 'loading' });
  const load = useCallback(() => {
    void isNobodySignedIn().then((isNobody) =>
      isNobody
        ? setAnswer({ state: 'anonymous' })
        : request().then(
            (data) => setAnswer({ state: 'loaded', data }),
            (error: unknown) => setAnswer(stateOf(error)),
          ),
    );
  }, [request]);
  useEffect(load, [load]);
  return { ...answer, reload: load };
}

function stateOf(error: unknown): { state: 'anonymous' } | { state: 'failed'; traceId: string | null } {
  if (error instanceof QueryFailed && error.code === 'sign-in-required') return { state: 'anonymous' };
  return { state: 'failed', traceId: failedBy(error).traceId };
}
