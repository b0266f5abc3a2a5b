import {
  DeleteReview,
  DeleteReviewReply,
  EditReview,
  ExportOwnReplies,
  GetManagedReview,
  GetMyReview,
  GetReviewDays,
  ListManagedReviews,
  ListMyReviews,
  ListRatings,
  ListReviewsOfBusiness,
  ModerateReviews,
  PostReview,
  ReportReview,
  SaveReviewReply,
} from '@tedarik/commands';
import { deadLetterRequests, handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
import { ReviewDays } from './days/review-days.js';
import { OwnRepliesQuery } from './reply/own-replies.js';
import { DeleteReviewReplyHandler } from './reply/delete-review-reply.handler.js';
import { SaveReviewReplyHandler } from './reply/save-review-reply.handler.js';
import { DeleteReviewHandler } from './review/delete-review.handler.js';
import { EditReviewHandler } from './posting/edit-review.handler.js';
import { ModerateReviewsHandler } from './moderation/moderate-reviews.handler.js';
import { PostReviewHandler } from './posting/post-review.handler.js';
import { ReportReviewHandler } from './report/report-review.handler.js';
import { ListRatingsQuery } from './rating/list-ratings.js';
import { ListReviewsOfBusinessQuery } from './review/list-reviews-of-business.js';
import { ManagedReviewsQuery } from './moderation/managed-reviews.js';
import { MyReviewsQuery } from './review/my-reviews.js';

/** What the handlers of reviews answer. */
export const OWN_REQUESTS = [
  handledBy(PostReview, PostReviewHandler),
  handledBy(EditReview, EditReviewHandler),
  handledBy(DeleteReview, DeleteReviewHandler),
  handledBy(ReportReview, ReportReviewHandler),
  handledBy(SaveReviewReply, SaveReviewReplyHandler),
  handledBy(DeleteReviewReply, DeleteReviewReplyHandler),
  handledBy(ExportOwnReplies, OwnRepliesQuery),
  handledBy(ListReviewsOfBusiness, ListReviewsOfBusinessQuery),
  handledBy(GetMyReview, MyReviewsQuery, 'ofBusiness'),
  handledBy(ListMyReviews, MyReviewsQuery, 'list'),
  handledBy(ListRatings, ListRatingsQuery),
  handledBy(GetReviewDays, ReviewDays),
  handledBy(ModerateReviews, ModerateReviewsHandler),
  handledBy(ListManagedReviews, ManagedReviewsQuery, 'list'),
  handledBy(GetManagedReview, ManagedReviewsQuery, 'get'),
];

/** All that reviews answers. */
export const REQUESTS = [...OWN_REQUESTS, ...deadLetterRequests('reviews'), resendRequest('reviews')];
