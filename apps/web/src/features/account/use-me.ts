import { useCallback, useEffect, useState } from 'react';
import type { RunQuery } from '../../lib/graphql/operation.js';
import { GetMe } from '../../lib/later/operations.js';
import type { GetMeQuery } from '../../lib/graphql/types.js';
import { failedBy, useServices } from '../../lib/services.js';
import { visitorChanged } from '../../lib/store/session.slice.js';
import { useAppDispatch } from '../../lib/store/store.js';

export type MyAccount = NonNullable<GetMeQuery['me']>;
export type MeState =
  | { state: 'loading' | 'anonymous' }
  | { state: 'loaded'; me: MyAccount }
  | { state: 'failed'; traceId: string | null };

/** The visitor's account, loaded after hydration, because a page's HTML contains no personal data. */
export function useMe(): MeState & { retry: () => void } {
  const { query } = useServices();
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<MeState>({ state: 'loading' });
  const load = useCallback(async () => {
    const found = await requestFor(query);
    if (found.state === 'loaded') dispatch(visitorChanged(found.me));
    if (found.state === 'anonymous') dispatch(visitorChanged(null));
    return found;
  }, [dispatch, query]);
  useEffect(() => {
    void load().then(setAnswer);
  }, [load]);
  return {
    ...answer,
    retry() {
      setAnswer({ state: 'loading' });
      void load().then(setAnswer);
    },
  };
}

async function requestFor(query: RunQuery): Promise<MeState> {
  try {
    const { me } = await query(GetMe, {});
    return me ? { state: 'loaded', me } : { state: 'anonymous' };
  } catch (error) {
    const { traceId } = failedBy(error);
    return { state: 'failed', traceId };
  }
}
