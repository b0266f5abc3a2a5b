import {
  DismissDuplicates,
  FindDuplicates,
  ManagedDuplicates,
  ManagedMerges,
  MergeBusinesses,
  RestoreDuplicates,
  UndoMerge,
} from '../../../../lib/graphql/operations.js';
import type { ManagedDuplicatesQuery, ManagedMergesQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byIds, nothing, reads, writes } from '../../../api/endpoints.js';

export type Duplicate = ManagedDuplicatesQuery['managedDuplicates']['items'][number];
export type DuplicateSide = Duplicate['businesses'][number];
export type Merge = ManagedMergesQuery['managedMerges']['items'][number];

/** Tags of lists in which a merge or its undo may be visible. */
const TOUCHED = ['Duplicate', 'Business', 'Product', 'Review', 'Category', 'Panel'] as const;

const duplicatesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedDuplicates: build.query(reads(ManagedDuplicates, 'managedDuplicates', ['Duplicate', 'Business'])),
    managedMerges: build.query(reads(ManagedMerges, 'managedMerges', ['Duplicate'])),
    findDuplicates: build.mutation(writes(FindDuplicates, 'findDuplicates', ['Duplicate'], nothing)),
    dismissDuplicates: build.mutation(writes(DismissDuplicates, 'dismissDuplicates', ['Duplicate'], byIds)),
    restoreDuplicates: build.mutation(writes(RestoreDuplicates, 'restoreDuplicates', ['Duplicate'], byIds)),
    mergeBusinesses: build.mutation(writes(MergeBusinesses, 'mergeBusinesses', TOUCHED)),
    undoMerge: build.mutation(writes(UndoMerge, 'undoMerge', TOUCHED, (mergeId: string) => ({ mergeId }))),
  }),
});

export const {
  useManagedMergesQuery,
  useFindDuplicatesMutation,
  useDismissDuplicatesMutation,
  useRestoreDuplicatesMutation,
  useMergeBusinessesMutation,
  useUndoMergeMutation,
} = duplicatesApi;

const { managedDuplicates } = duplicatesApi.endpoints;
const LOOK_MS = 2_000;

/** A page of duplicates, refetched every two seconds while a search for duplicates is running. */
export function useDuplicates(requested: Parameters<typeof managedDuplicates.useQuery>[0]) {
  const { data } = managedDuplicates.useQueryState(requested);
  const search = data?.lastSearch;
  return managedDuplicates.useQuery(requested, {
    refetchOnMountOrArgChange: true,
    skipPollingIfUnfocused: true,
    pollingInterval: search && !search.endedAt ? LOOK_MS : 0,
  });
}
