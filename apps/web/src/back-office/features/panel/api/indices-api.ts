import { ManagedIndices, StartRebuild } from '../../../../lib/graphql/operations.js';
import type { ManagedIndicesQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { nothing, reads, writes } from '../../../api/endpoints.js';

export type IndexRow = ManagedIndicesQuery['managedIndices'][number];
export type Rebuild = NonNullable<IndexRow['rebuild']>;

const indicesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    indices: build.query(reads(ManagedIndices, 'managedIndices', ['SearchIndex'], nothing)),
    startRebuild: build.mutation(writes(StartRebuild, 'startRebuild', ['SearchIndex'])),
  }),
});

export const { useStartRebuildMutation } = indicesApi;

const REBUILD_LOOK_MS = 2_000;

/** The state of the indices; refetched every two seconds while one is being rebuilt. */
export function useIndices() {
  const { useQuery, useQueryState } = indicesApi.endpoints.indices;
  const isRebuilding = useQueryState().data?.some(({ rebuild }) => rebuild !== null) ?? false;
  return useQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isRebuilding ? REBUILD_LOOK_MS : 0,
  });
}
