import {
  CancelImport,
  ImportRun,
  ImportRunRows,
  ImportRuns,
  OpenImports,
  PauseImport,
  ResumeImport,
  RetryImport,
  UndoImport,
} from '../../../../lib/graphql/operations.js';
import type {
  CancelImportMutation,
  ImportRunQuery,
  ImportRunRowsQuery,
  ImportRunsQuery,
  ImportRunsQueryVariables,
  OpenImportsQuery,
  PauseImportMutation,
  ResumeImportMutation,
  RetryImportMutation,
  RetryImportMutationVariables,
  UndoImportMutation,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

export type Run = ImportRunQuery['managedImport'];
export type RunStatus = Run['status'];
export type RunForm = Run['form'];
export type RunRow = ImportRunRowsQuery['managedImportRows'][number];
export type RowOutcome = NonNullable<RunRow['outcome']>['outcome'];
export type OpenImport = OpenImportsQuery['managedImports']['items'][number];

/** Which rows of an import; null lets all pass. */
export interface RowFilter {
  outcome: RowOutcome | null;
  undo: NonNullable<RunRow['undo']> | null;
}

const ROWS_PER_PAGE = 50;

export const importRunsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    importRun: build.query<Run, string>({
      query: (id) => call(ImportRun, { id }),
      transformResponse: (answer: ImportRunQuery) => answer.managedImport,
      providesTags: ['Import'],
    }),
    importRuns: build.query<ImportRunsQuery['managedImports'], ImportRunsQueryVariables>({
      query: (variables) => call(ImportRuns, variables),
      transformResponse: (answer: ImportRunsQuery) => answer.managedImports,
      providesTags: ['Import'],
    }),
    openImports: build.query<OpenImport[], void>({
      query: () => call(OpenImports, {}),
      transformResponse: (answer: OpenImportsQuery) => answer.managedImports.items,
      providesTags: ['Import'],
    }),
    /** A page begins after the last row of the one before; only an empty one says that there are no more. */
    importRunRows: build.infiniteQuery<RunRow[], RowFilter & { id: string }, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: (page) => page.at(-1)?.row },
      query: ({ queryArg, pageParam }) =>
        call(ImportRunRows, { ...queryArg, afterRow: pageParam, limit: ROWS_PER_PAGE }),
      transformResponse: (answer: ImportRunRowsQuery) => answer.managedImportRows,
      providesTags: ['Import'],
    }),
    pauseImport: build.mutation<Run, string>({
      query: (id) => call(PauseImport, { id }),
      transformResponse: (answer: PauseImportMutation) => answer.pauseImport,
      invalidatesTags: ['Import'],
    }),
    resumeImport: build.mutation<Run, string>({
      query: (id) => call(ResumeImport, { id }),
      transformResponse: (answer: ResumeImportMutation) => answer.resumeImport,
      invalidatesTags: ['Import'],
    }),
    cancelImport: build.mutation<Run, string>({
      query: (id) => call(CancelImport, { id }),
      transformResponse: (answer: CancelImportMutation) => answer.cancelImport,
      invalidatesTags: ['Import'],
    }),
    undoImport: build.mutation<Run, string>({
      query: (id) => call(UndoImport, { id }),
      transformResponse: (answer: UndoImportMutation) => answer.undoImport,
      invalidatesTags: ['Import'],
    }),
    retryImport: build.mutation<Run, RetryImportMutationVariables>({
      query: (variables) => call(RetryImport, variables),
      transformResponse: (answer: RetryImportMutation) => answer.retryImport,
      invalidatesTags: ['Import'],
    }),
  }),
});

export const {
  useImportRunRowsInfiniteQuery,
  usePauseImportMutation,
  useResumeImportMutation,
  useCancelImportMutation,
  useUndoImportMutation,
  useRetryImportMutation,
} = importRunsApi;
