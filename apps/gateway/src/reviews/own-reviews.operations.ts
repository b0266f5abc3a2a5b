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
  SwitchReplyMails,
} from '@tedarik/commands';
import { done, mutation } from '../graphql/operations.js';
import { visitorOperations } from '../graphql/visitor-operations.js';
import { EditReviewInput, PostReviewInput, ReportReviewInput } from './review.inputs.js';
import { MyReview } from './review.types.js';
import { toMyReview } from './to-review.js';

const limit = 'review';

/**
 * Operations on a visitor's own reviews; they need a confirmed address, and the author is the account of the session. Only the link in mails
 * needs no session: its token says whose mails they are.
 */
export const OwnReviewOperations = visitorOperations({
  postReview: mutation(PostReview, MyReview, {
    description: 'Posts a review. Fails with `already-reviewed` if the visitor has already reviewed the business.',
    input: PostReviewInput,
    limit,
    answer: toMyReview,
  }),
  editReview: mutation(EditReview, MyReview, {
    description: "Changes the visitor's own review without changing its date.",
    input: EditReviewInput,
    limit,
    answer: toMyReview,
  }),
  deleteReview: mutation(DeleteReview, Boolean, {
    description: "Deletes the visitor's own review permanently.",
    answer: done,
  }),
  reportReview: mutation(ReportReview, Boolean, {
    description: 'Reports a review to the editors. Fails with `already-reported`.',
    input: ReportReviewInput,
    limit: 'report',
    answer: done,
  }),
  saveReviewReply: mutation(SaveReviewReply, Boolean, {
    description: 'Creates or changes the reply of the page owner to a review. Fails with `not-page-owner`.',
    once: true,
    limit,
    answer: done,
  }),
  deleteReviewReply: mutation(DeleteReviewReply, Boolean, {
    description: 'Deletes the reply permanently. Fails with `not-page-owner`.',
    answer: done,
  }),
  describeMyReviewPhoto: mutation(DescribeReviewPhoto, MyReview, {
    description: "Sets the alternative text of a photo in the visitor's own review.",
    limit,
    answer: toMyReview,
  }),
  removeMyReviewPhoto: mutation(RemoveReviewPhoto, MyReview, {
    description: "Removes a photo from the visitor's own review.",
    limit,
    answer: toMyReview,
  }),
  restoreMyReviewPhoto: mutation(RestoreReviewPhoto, MyReview, {
    description: 'Restores a photo that the visitor removed from their review within the last 30 days.',
    limit,
    answer: toMyReview,
  }),
  switchReplyMails: mutation(SwitchReplyMails, Boolean, {
    description:
      'Stops the mails about replies to reviews, or sends them again, by the token from one of them. Fails with `link-expired`.',
    who: 'anyone',
    limit: 'stopMails',
    answer: done,
  }),
});
