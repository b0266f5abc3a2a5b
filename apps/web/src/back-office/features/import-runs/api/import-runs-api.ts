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
import type { ImportRunQuery, ImportRunRowsQuery, OpenImportsQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';
import { byId, reads, writes } from '../../../api/endpoints.js';

export type Run = ImportRunQuery['managedImport'];
export type RunStatus = Run['status'];
export type RunForm = Run['form'];
export type RunRow = ImportRunRowsQuery['managedImportRows'][number];
export type RowOutcome = NonNullable<RunRow['outcome']>['outcome'];
export type OpenImport = OpenImportsQuery['managedImports']['items'][number];

/** Filter for the rows of an import; null means no restriction. */
export interface RowFilter {
  outcome: RowOutcome | null;
  undo: NonNullable<RunRow['undo']> | null;
}

const ROWS_PER_PAGE = 50;

export const importRunsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    importRun: build.query(reads(ImportRun, 'managedImport', ['Import'], byId)),
    importRuns: build.query(reads(ImportRuns, 'managedImports', ['Import'])),
    openImports: build.query<OpenImport[], void>({
      query: () => call(OpenImports, {}),
      transformResponse: (answer: OpenImportsQuery) => answer.managedImports.items,
      providesTags: ['Import'],
    }),
    /** Each page begins after the last row of the previous one; only an empty page means that there are no more. */
    importRunRows: build.infiniteQuery<RunRow[], RowFilter & { id: string }, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: (page) => page.at(-1)?.row },
      query: ({ queryArg, pageParam }) =>
        call(ImportRunRows, { ...queryArg, afterRow: pageParam, limit: ROWS_PER_PAGE }),
      transformResponse: (answer: ImportRunRowsQuery) => answer.managedImportRows,
      providesTags: ['Import'],
    }),
    pauseImport: build.mutation(writes(PauseImport, 'pauseImport', ['Import'], byId)),
    resumeImport: build.mutation(writes(ResumeImport, 'resumeImport', ['Import'], byId)),
    cancelImport: build.mutation(writes(CancelImport, 'cancelImport', ['Import'], byId)),
    undoImport: build.mutation(writes(UndoImport, 'undoImport', ['Import'], byId)),
    retryImport: build.mutation(writes(RetryImport, 'retryImport', ['Import'])),
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
