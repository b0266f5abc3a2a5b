import { useCallback, useEffect, useState } from 'react';
import { QueryFailed } from '../../lib/graphql/operation.js';
import { isNobodySignedIn } from '../../lib/session/is-nobody-signed-in.js';
import { ListMySearches } from '../../lib/later/operations.js';
import type { SavedSearchFieldsFragment } from '../../lib/graphql/types.js';
import { type Failed, failedBy, useServices } from '../../lib/services.js';
import { useSession } from '../../lib/store/session.slice.js';

type Saved = { state: 'loading' | 'anonymous' } | { state: 'loaded'; searches: SavedSearchFieldsFragment[] } | Failed;

/** The searches of the account, and what becomes of them on this page. */
export function useSavedSearches() {
  const { query } = useServices();
  const session = useSession();
  const [saved, setSaved] = useState<Saved>({ state: 'loading' });
  const load = useCallback(() => {
    void isNobodySignedIn().then((isNobody) =>
      isNobody
        ? setSaved({ state: 'anonymous' })
        : query(ListMySearches, {}).then(
            ({ mySavedSearches: searches }) => setSaved({ state: 'loaded', searches }),
            (error: unknown) => {
              const isAnonymous = error instanceof QueryFailed && error.code === 'sign-in-required';
              setSaved(isAnonymous ? { state: 'anonymous' } : failedBy(error));
            },
          ),
    );
  }, [query]);
  useEffect(load, [load]);
  const change = (to: (searches: SavedSearchFieldsFragment[]) => SavedSearchFieldsFragment[]) =>
    setSaved((before) => (before.state === 'loaded' ? { ...before, searches: to(before.searches) } : before));
  return {
    saved: session.state === 'anonymous' ? ({ state: 'anonymous' } as const) : saved,
    retry: () => {
      setSaved({ state: 'loading' });
      load();
    },
    put: (changed: SavedSearchFieldsFragment) =>
      change((searches) => searches.map((one) => (one.id === changed.id ? changed : one))),
    drop: (id: string) => change((searches) => searches.filter((one) => one.id !== id)),
  };
}
