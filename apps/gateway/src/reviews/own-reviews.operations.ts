import {
  DeleteReview,
  DeleteReviewReply,
  DescribeReviewPhoto,
  EditReview,
  PostReview,
  RemoveReviewPhoto,
  ReportReview,
  RestoreReviewPhoto,
  SaveReviewReply,
} from '@tedarik/commands';
import { done, mutation } from '../graphql/operations.js';
import { visitorOperations } from '../graphql/visitor-operations.js';
import { EditReviewInput, PostReviewInput, ReportReviewInput } from './review.inputs.js';
import { MyReview } from './review.types.js';
import { toMyReview } from './to-review.js';

const limit = 'review';

/** What a visitor may do with reviews: signed in, with a confirmed address. Whose review it is, the session says. */
export const OwnReviewOperations = visitorOperations({
  postReview: mutation(PostReview, MyReview, {
    description: 'Fails with `already-reviewed` when there is one of this visitor.',
    input: PostReviewInput,
    limit,
    answer: toMyReview,
  }),
  editReview: mutation(EditReview, MyReview, {
    description: "Changes the visitor's own review; its date stays.",
    input: EditReviewInput,
    limit,
    answer: toMyReview,
  }),
  deleteReview: mutation(DeleteReview, Boolean, {
    description: "Removes the visitor's own review for good.",
    answer: done,
  }),
  reportReview: mutation(ReportReview, Boolean, {
    description: 'Tells the editors of a review. Fails with `already-reported`.',
    input: ReportReviewInput,
    limit: 'report',
    answer: done,
  }),
  saveReviewReply: mutation(SaveReviewReply, Boolean, {
    description: 'The answer of the owner of the page, or a change of it. Fails with `not-page-owner`.',
    once: true,
    limit,
    answer: done,
  }),
  deleteReviewReply: mutation(DeleteReviewReply, Boolean, {
    description: 'Removes the answer for good. Fails with `not-page-owner`.',
    answer: done,
  }),
  describeMyReviewPhoto: mutation(DescribeReviewPhoto, MyReview, {
    description: "Says what a photo of the visitor's own review shows.",
    limit,
    answer: toMyReview,
  }),
  removeMyReviewPhoto: mutation(RemoveReviewPhoto, MyReview, {
    description: "Takes a photo off the visitor's own review.",
    limit,
    answer: toMyReview,
  }),
  restoreMyReviewPhoto: mutation(RestoreReviewPhoto, MyReview, {
    description: 'Undoes that within 30 days.',
    limit,
    answer: toMyReview,
  }),
});
