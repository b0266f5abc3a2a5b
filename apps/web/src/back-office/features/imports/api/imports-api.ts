import {
  ChooseImportRows,
  EditImportRow,
  FixImportRows,
  ConfirmImport,
  ImportReview,
  ReadImportAgain,
  ReviewedRows,
  StartImport,
} from '../../../../lib/graphql/operations.js';
import type {
  EditImportRowMutation,
  EditImportRowMutationVariables,
  ImportReviewQuery,
  ReviewedRowsQuery,
  StartImportMutation,
  StartImportMutationVariables,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';
import { writes } from '../../../api/endpoints.js';
import { recounted, recountedWithoutCity } from './chosen.js';
import type { Review, Reviewed, ReviewedRow, RowsRequested } from './review.js';

interface RowChosen {
  requested: RowsRequested;
  before: ReviewedRow;
  after: ReviewedRow;
}

const ROWS_ASKED_FOR = 50;

/** Choices are sent one after the other, so that two choices for one row take effect in order. */
let lastChoice: Promise<unknown> = Promise.resolve();

const importsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    importReview: build.query<Review, Reviewed>({
      query: ({ id }) => call(ImportReview, { id }),
      transformResponse: (answer: ImportReviewQuery) => ({ ...answer.managedImport, ...answer.managedImportReview }),
      providesTags: ['Import'],
    }),
    /** Each page begins after the last row of the previous one; only an empty page means that there are no more. */
    reviewedRows: build.infiniteQuery<ReviewedRow[], RowsRequested, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: (page) => page.at(-1)?.row },
      query: ({ queryArg: { id, forecast, problem }, pageParam }) =>
        call(ReviewedRows, { id, forecast, problem, afterRow: pageParam, limit: ROWS_ASKED_FOR }),
      transformResponse: (answer: ReviewedRowsQuery) => answer.managedImportRows,
      providesTags: ['ImportRow'],
    }),
    startImport: build.mutation<string, StartImportMutationVariables>({
      query: (variables) => call(StartImport, variables),
      transformResponse: (answer: StartImportMutation) => answer.startImport.id,
      invalidatesTags: ['Import'],
    }),
    readImportAgain: build.mutation(writes(ReadImportAgain, 'readImportAgain', ['Import'])),
    editImportRow: build.mutation<EditImportRowMutation['editImportRow'], EditImportRowMutationVariables>({
      query: (variables) => call(EditImportRow, variables),
      transformResponse: (answer: EditImportRowMutation) => answer.editImportRow,
      // Rows are reloaded only after a successful edit, because reloading may discard what is being typed.
      invalidatesTags: (_, error) => (error ? ['Import'] : ['Import', 'ImportRow']),
    }),
    fixImportRows: build.mutation(writes(FixImportRows, 'fixImportRows', ['Import'])),
    confirmImport: build.mutation(writes(ConfirmImport, 'confirmImport', ['Import'])),
    /** An optimistic update: shown and counted at once, and reverted if the service refuses. */
    chooseImportRow: build.mutation<unknown, RowChosen>({
      queryFn({ requested: { id, startedAt }, after: { row, action, chosenCategoryNames } }, _api, _extra, send) {
        const rows = [{ row, action, categoryNames: chosenCategoryNames }];
        const sent = lastChoice.then(() => send(call(ChooseImportRows, { id, startedAt, rows })));
        lastChoice = Promise.resolve(sent);
        return sent;
      },
      // Reloads instead of undoing the refused choice alone, which could overwrite a later choice for the same row.
      invalidatesTags: (_, error) => (error ? ['Import', 'ImportRow'] : []),
      async onQueryStarted({ requested, before, after }, { dispatch, queryFulfilled }) {
        const { id, startedAt } = requested;
        // The lists that show the row: all rows, those with its forecast, and the one where the choice was made.
        const all = { id, startedAt, forecast: null, problem: null };
        const lists = [all, { ...all, forecast: after.forecast }, ...(requested.problem ? [requested] : [])];
        const shown = lists.map((list) =>
          dispatch(
            importsApi.util.updateQueryData('reviewedRows', list, ({ pages }) => {
              for (const page of pages) {
                const at = page.findIndex(({ row }) => row === after.row);
                if (at >= 0) page[at] = after;
              }
            }),
          ),
        );
        const counted = dispatch(
          importsApi.util.updateQueryData('importReview', { id, startedAt }, (review) => {
            review.chosen = recounted(review.chosen, before, after);
            review.withoutCity = recountedWithoutCity(review.withoutCity, before, after);
          }),
        );
        await queryFulfilled.catch(() => {
          for (const list of shown) list.undo();
          counted.undo();
        });
      },
    }),
  }),
});

export const {
  useImportReviewQuery,
  useReviewedRowsInfiniteQuery,
  useStartImportMutation,
  useReadImportAgainMutation,
  useConfirmImportMutation,
  useChooseImportRowMutation,
  useEditImportRowMutation,
  useFixImportRowsMutation,
} = importsApi;
