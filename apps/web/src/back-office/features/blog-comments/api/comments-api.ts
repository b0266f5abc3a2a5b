import {
  ApproveComments,
  DeleteComments,
  ManagedCommentCounts,
  ManagedComments,
  RejectComments,
  RestoreComments,
} from '../../../../lib/graphql/operations.js';
import type { ApproveCommentsMutation, ManagedCommentsQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';
import { nothing, reads } from '../../../api/endpoints.js';

export type CommentRow = ManagedCommentsQuery['managedComments']['items'][number];
export type CommentDecision = 'approve' | 'reject' | 'delete';

const OPERATIONS = {
  approve: ApproveComments,
  reject: RejectComments,
  delete: DeleteComments,
  restore: RestoreComments,
};

const commentsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedComments: build.query(reads(ManagedComments, 'managedComments', ['Comment'])),
    managedCommentCounts: build.query(reads(ManagedCommentCounts, 'managedCommentCounts', ['Comment'], nothing)),
    decideOnComments: build.mutation<
      ApproveCommentsMutation['outcomes'],
      { decision: CommentDecision | 'restore'; ids: readonly string[] }
    >({
      query: ({ decision, ids }) => call(OPERATIONS[decision], { ids: [...ids] }),
      transformResponse: (answer: ApproveCommentsMutation) => answer.outcomes,
      invalidatesTags: ['Comment', 'Panel'],
    }),
  }),
});

export const { useManagedCommentsQuery, useManagedCommentCountsQuery, useDecideOnCommentsMutation } = commentsApi;
