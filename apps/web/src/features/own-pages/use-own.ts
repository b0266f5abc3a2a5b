import { useCallback, useEffect, useState } from 'react';
import { QueryFailed, type RunQuery } from '../../lib/graphql/operation.js';
import { isNobodySignedIn } from '../../lib/later/is-nobody-signed-in.js';
import { failedBy, useServices } from '../../lib/services.js';

export type Own<Answer> =
  | { state: 'loading' | 'anonymous' | 'not-owner' }
  | { state: 'loaded'; answer: Answer }
  | { state: 'failed'; traceId: string | null };

/** What is the signed-in visitor's, requested once the page is in a browser: a page's HTML knows nobody. */
export function useOwn<Answer>(request: (query: RunQuery) => Promise<Answer>): Own<Answer> & { reload: () => void } {
  const { query } = useServices();
  const [own, setOwn] = useState<Own<Answer>>({ state: 'loading' });
  const load = useCallback(() => {
    void isNobodySignedIn().then((isNobody) =>
      isNobody
        ? setOwn({ state: 'anonymous' })
        : request(query).then(
            (answer) => setOwn({ state: 'loaded', answer }),
            (error: unknown) => setOwn(stateAfter(error)),
          ),
    );
  }, [query, request]);
  useEffect(load, [load]);
  return { ...own, reload: load };
}

function stateAfter(error: unknown): Own<never> {
  if (error instanceof QueryFailed && error.kind === 'unauthenticated') return { state: 'anonymous' };
  if (error instanceof QueryFailed && error.kind === 'forbidden') return { state: 'not-owner' };
  return { state: 'failed', traceId: failedBy(error).traceId };
}
