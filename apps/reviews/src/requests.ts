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
import { DeleteReviewHandler } from './commands/delete-review.handler.js';
import { EditReviewHandler } from './commands/edit-review.handler.js';
import { ModerateReviewsHandler } from './commands/moderate-reviews.handler.js';
import { PostReviewHandler } from './commands/post-review.handler.js';
import { ReportReviewHandler } from './commands/report-review.handler.js';
import { ListRatingsQuery } from './queries/list-ratings.js';
import { ListReviewsOfBusinessQuery } from './queries/list-reviews-of-business.js';
import { ManagedReviewsQuery } from './queries/managed-reviews.js';
import { MyReviewsQuery } from './queries/my-reviews.js';

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
