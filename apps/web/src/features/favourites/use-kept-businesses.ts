import { useCallback, useEffect, useState } from 'react';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { ListFavourites } from '../../lib/graphql/operations.js';
import type { BusinessCardFragment } from '../../lib/graphql/types.js';
import { type Failed, failedBy, useServices } from '../../lib/services.js';
import { favouritesRead, storeFavourites } from '../../lib/store/favourites.slice.js';
import { useAppDispatch } from '../../lib/store/store.js';
import { useFavourites } from '../../lib/store/use-favourites.js';

type Kept = { state: 'loading' } | { state: 'loaded'; businesses: BusinessCardFragment[] } | Failed;

/** The businesses behind the ids of this browser, requested once; one that is let go leaves at once. */
export function useKeptBusinesses(): { kept: Kept; retry: () => void } {
  const { query } = useServices();
  const { ids } = useFavourites();
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<Kept>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isKnown = ids !== null;
  useEffect(() => {
    if (!ids?.length) return;
    let isWanted = true;
    query(ListFavourites, { ids: [...ids] }).then(
      ({ businessesByIds }) => {
        if (!isWanted) return;
        const heirs = new Map(
          businessesByIds.flatMap(({ id, formerIds }) => (formerIds ?? []).map((one) => [one, id])),
        );
        if (heirs.size > 0) {
          // Businesses in place of those that were merged into them, each once.
          const kept = [...new Set(ids.map((id) => heirs.get(id) ?? id))];
          storeFavourites(kept);
          dispatch(favouritesRead(kept));
        }
        setAnswer({ state: 'loaded', businesses: businessesByIds });
      },
      (error: unknown) => isWanted && setAnswer(failedBy(error instanceof QueryFailed ? error : unknownFailure())),
    );
    return () => {
      isWanted = false;
    };
    // what is let go on this page is filtered below, not requested again
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isKnown, attempt, query]);
  const retry = useCallback(() => {
    setAnswer({ state: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  if (ids?.length === 0) return { kept: { state: 'loaded', businesses: [] }, retry };
  if (answer.state !== 'loaded') return { kept: answer, retry };
  return { kept: { ...answer, businesses: answer.businesses.filter(({ id }) => ids?.includes(id)) }, retry };
}

const unknownFailure = () => new QueryFailed('unexpected', 'server-error', null);
