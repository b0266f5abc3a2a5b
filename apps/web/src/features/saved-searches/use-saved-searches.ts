import { useState } from 'react';
import type { RunQuery } from '../../lib/graphql/operation.js';
import type { SavedSearchFieldsFragment } from '../../lib/graphql/types.js';
import { ListMySearches } from '../../lib/later/operations.js';
import { useClientQuery } from '../../lib/session/use-client-query.js';
import { useSession } from '../../lib/store/session.slice.js';

const listMine = async (query: RunQuery) => (await query(ListMySearches, {})).mySavedSearches;

/** The account's saved searches, with local changes applied. */
export function useSavedSearches() {
  const session = useSession();
  const answer = useClientQuery(listMine);
  /** Changed searches by id; null for a deleted one. */
  const [changed, setChanged] = useState<Readonly<Record<string, SavedSearchFieldsFragment | null>>>({});
  const change = (id: string, search: SavedSearchFieldsFragment | null) =>
    setChanged((before) => ({ ...before, [id]: search }));
  const listed = answer.state === 'loaded' ? answer.data : [];
  return {
    state: session.state === 'anonymous' ? ('anonymous' as const) : answer.state,
    traceId: 'traceId' in answer ? answer.traceId : null,
    searches: listed.flatMap((one) => (one.id in changed ? (changed[one.id] ?? []) : one)),
    retry: answer.reload,
    put: (search: SavedSearchFieldsFragment) => change(search.id, search),
    drop: (id: string) => change(id, null),
  };
}
