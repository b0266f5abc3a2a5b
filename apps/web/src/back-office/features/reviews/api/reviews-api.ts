import { ManagedReview, ManagedReviews, ModerateReviews } from '../../../../lib/graphql/operations.js';
import { PutReviewPhotoBack, TakeReviewPhotoDown } from '../../../../lib/later/photos-operations.js';
import type { ManagedReviewQuery, ManagedReviewsQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byId, reads, writes } from '../../../api/endpoints.js';

export type ReviewRow = ManagedReviewsQuery['managedReviews']['items'][number];
export type ReviewInFull = ManagedReviewQuery['managedReview'];
export type ModerationAction =
  | 'approve'
  | 'publish'
  | 'reject'
  | 'hide'
  | 'unhide'
  | 'settle'
  | 'remove'
  | 'restore'
  | 'remove-reply';

const reviewsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedReviews: build.query(reads(ManagedReviews, 'managedReviews', ['Review'])),
    managedReview: build.query(reads(ManagedReview, 'managedReview', ['Review'], byId)),
    takeReviewPhotoDown: build.mutation(writes(TakeReviewPhotoDown, 'takeReviewPhotoDown', ['Review'])),
    putReviewPhotoBack: build.mutation(writes(PutReviewPhotoBack, 'putReviewPhotoBack', ['Review'])),
    moderateReviews: build.mutation(writes(ModerateReviews, 'moderateReviews', ['Review', 'Business', 'Panel'])),
  }),
});

export const {
  useManagedReviewsQuery,
  useManagedReviewQuery,
  useModerateReviewsMutation,
  useTakeReviewPhotoDownMutation,
  usePutReviewPhotoBackMutation,
} = reviewsApi;
