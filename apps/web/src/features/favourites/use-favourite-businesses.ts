import { useEffect, useState } from 'react';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { ListFavourites } from '../../lib/later/operations.js';
import type { BusinessCardFragment } from '../../lib/graphql/types.js';
import { type Failed, failedBy, useServices } from '../../lib/services.js';
import { favouritesRead, storeFavourites } from '../../lib/store/favourites.slice.js';
import { type AppStore, useAppDispatch, useAppSelector } from '../../lib/store/store.js';
import { useFavourites } from '../../lib/store/use-favourites.js';

/** Most ids in one request. */
const AT_ONCE = 50;

type Kept = { state: 'loading' } | { state: 'loaded'; businesses: BusinessCardFragment[] } | Failed;
interface MergeTarget {
  formerId: string;
  heirId: string;
}

/**
 * The businesses of the favourites, in pages, each requested once; a removed favourite disappears at once. `more` loads the next page, if
 * there is one.
 */
export function useFavouriteBusinesses(): { kept: Kept; retry: () => void; more?: () => void } {
  const services = useServices();
  const { query } = services;
  const { ids } = useFavourites();
  const accountId = useAppSelector(({ favourites }) => favourites.accountId);
  const dispatch = useAppDispatch();
  /** By id; null for one that is not public any more. */
  const [known, setKnown] = useState<ReadonlyMap<string, BusinessCardFragment | null>>(new Map());
  const [failure, setFailure] = useState<Failed | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState(AT_ONCE);
  const wanted = ids?.slice(0, shown) ?? [];
  const missing = wanted.filter((id) => !known.has(id));
  const businesses = wanted.flatMap((id) => known.get(id) ?? []);
  useEffect(() => {
    if (missing.length === 0) return;
    let isWanted = true;
    const stretches = Array.from({ length: Math.ceil(missing.length / AT_ONCE) }, (_, at) =>
      query(ListFavourites, { ids: missing.slice(at * AT_ONCE, (at + 1) * AT_ONCE) }),
    );
    Promise.all(stretches).then(
      (answers) => {
        if (!isWanted) return;
        const found = answers.flatMap(({ businessesByIds }) => businessesByIds);
        const heirs = found.flatMap(({ id, formerIds }) =>
          (formerIds ?? []).map((formerId): MergeTarget => ({ formerId, heirId: id })),
        );
        if (heirs.length > 0) {
          dispatch(inPlaceOf(heirs));
          if (accountId) {
            void import('../../lib/store/account-favourites.js').then(({ replaceMergedFavourites }) =>
              dispatch(replaceMergedFavourites(services, heirs.slice(0, AT_ONCE))),
            );
          }
        }
        const gone = missing.map((id) => [id, null] as const);
        setFailure(null);
        setKnown((before) => new Map([...before, ...gone, ...found.map((one) => [one.id, one] as const)]));
      },
      (error: unknown) => isWanted && setFailure(failedBy(error instanceof QueryFailed ? error : unknownFailure())),
    );
    return () => {
      isWanted = false;
    };
    // Depends on which are missing, not on the array.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [missing.join(), accountId, attempt, query]);
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  if (failure) return { kept: failure, retry };
  if (!ids || (missing.length > 0 && businesses.length === 0)) return { kept: { state: 'loading' }, retry };
  return {
    kept: { state: 'loaded', businesses },
    retry,
    ...(ids.length > shown && { more: () => setShown(shown + AT_ONCE) }),
  };
}

/** Replaces merged businesses by the ones they were merged into, each once. */
const inPlaceOf =
  (replaced: readonly MergeTarget[]) =>
  (dispatch: AppStore['dispatch'], getState: AppStore['getState']): void => {
    const { ids, accountId } = getState().favourites;
    const heirs = new Map(replaced.map(({ formerId, heirId }) => [formerId, heirId]));
    const kept = [...new Set((ids ?? []).map((id) => heirs.get(id) ?? id))];
    if (!accountId) storeFavourites(kept);
    dispatch(favouritesRead({ ids: kept, ...(accountId && { accountId }) }));
  };

const unknownFailure = () => new QueryFailed('unexpected', 'server-error', null);
