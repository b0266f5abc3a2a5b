import {
  DeleteReview,
  EditReview,
  GetManagedReview,
  GetMyReview,
  ListManagedReviews,
  ListMyReviews,
  ListRatings,
  ListReviewsOfBusiness,
  ModerateReviews,
  PostReview,
  ReportReview,
} from '@tedarik/commands';
import { deadLetterRequests, handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
import { DeleteReviewHandler } from './review/delete-review.handler.js';
import { EditReviewHandler } from './review/edit-review.handler.js';
import { ModerateReviewsHandler } from './moderation/moderate-reviews.handler.js';
import { PostReviewHandler } from './review/post-review.handler.js';
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
  handledBy(ListReviewsOfBusiness, ListReviewsOfBusinessQuery),
  handledBy(GetMyReview, MyReviewsQuery, 'ofBusiness'),
  handledBy(ListMyReviews, MyReviewsQuery, 'list'),
  handledBy(ListRatings, ListRatingsQuery),
  handledBy(ModerateReviews, ModerateReviewsHandler),
  handledBy(ListManagedReviews, ManagedReviewsQuery, 'list'),
  handledBy(GetManagedReview, ManagedReviewsQuery, 'get'),
];

/** All that reviews answers. */
export const REQUESTS = [...OWN_REQUESTS, ...deadLetterRequests('reviews'), resendRequest('reviews')];
