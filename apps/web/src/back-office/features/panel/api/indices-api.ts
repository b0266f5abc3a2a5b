import { DiscardParked, ManagedIndexState, RedriveParked, StartRebuild } from '../../../../lib/graphql/operations.js';
import type {
  DiscardParkedMutation,
  ManagedIndexStateQuery,
  RedriveParkedMutation,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

export type IndexState = ManagedIndexStateQuery['managedIndexState'];
export type IndexRow = IndexState['indices'][number];
export type Parked = IndexState['parked'][number];
export type Rebuild = NonNullable<IndexRow['rebuild']>;

const indicesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    indexState: build.query<IndexState, void>({
      query: () => call(ManagedIndexState, {}),
      transformResponse: (answer: ManagedIndexStateQuery) => answer.managedIndexState,
      providesTags: ['SearchIndex'],
    }),
    redriveParked: build.mutation<number, string>({
      query: (durable) => call(RedriveParked, { durable }),
      transformResponse: (answer: RedriveParkedMutation) => answer.redriveParked,
      invalidatesTags: ['SearchIndex'],
    }),
    discardParked: build.mutation<number, string>({
      query: (durable) => call(DiscardParked, { durable }),
      transformResponse: (answer: DiscardParkedMutation) => answer.discardParked,
      invalidatesTags: ['SearchIndex'],
    }),
    startRebuild: build.mutation<unknown, string>({
      query: (index) => call(StartRebuild, { index }),
      invalidatesTags: ['SearchIndex'],
    }),
  }),
});

export const { useRedriveParkedMutation, useDiscardParkedMutation, useStartRebuildMutation } = indicesApi;

const REBUILD_LOOK_MS = 2_000;

/** The state of the indices, asked for again every two seconds while one is rebuilt, and only then. */
export function useIndexState() {
  const { useQuery, useQueryState } = indicesApi.endpoints.indexState;
  const isRebuilding = useQueryState().data?.indices.some(({ rebuild }) => rebuild !== null) ?? false;
  return useQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isRebuilding ? REBUILD_LOOK_MS : 0,
  });
}
