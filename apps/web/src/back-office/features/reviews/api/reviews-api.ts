import { ManagedReview, ManagedReviews, ModerateReviews } from '../../../../lib/graphql/operations.js';
import type {
  ManagedReviewQuery,
  ManagedReviewsQuery,
  ManagedReviewsQueryVariables,
  ModerateReviewsMutation,
  ModerateReviewsMutationVariables,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

export type ReviewRow = ManagedReviewsQuery['managedReviews']['items'][number];
export type ReviewInFull = ManagedReviewQuery['managedReview'];
export type ModerationAction = 'approve' | 'hide' | 'unhide' | 'settle' | 'remove' | 'restore';

const reviewsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedReviews: build.query<ManagedReviewsQuery['managedReviews'], ManagedReviewsQueryVariables>({
      query: (variables) => call(ManagedReviews, variables),
      transformResponse: (answer: ManagedReviewsQuery) => answer.managedReviews,
      providesTags: ['Review'],
    }),
    managedReview: build.query<ManagedReviewQuery['managedReview'], string>({
      query: (id) => call(ManagedReview, { id }),
      transformResponse: (answer: ManagedReviewQuery) => answer.managedReview,
      providesTags: ['Review'],
    }),
    moderateReviews: build.mutation<ModerateReviewsMutation['moderateReviews'], ModerateReviewsMutationVariables>({
      query: (variables) => call(ModerateReviews, variables),
      transformResponse: (answer: ModerateReviewsMutation) => answer.moderateReviews,
      invalidatesTags: ['Review', 'Business', 'Panel'],
    }),
  }),
});

export const { useManagedReviewsQuery, useManagedReviewQuery, useModerateReviewsMutation } = reviewsApi;
