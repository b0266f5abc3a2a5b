import * as commands from '@tedarik/commands';
import { deadLetterRequests, handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
import { ManagedReviewPhotos } from './photos/managed-review-photos.js';
import { OwnReviewPhotos } from './photos/own-review-photos.js';
import { ExportedReviews } from './removal/exported-reviews.js';
import { ReviewDays } from './days/review-days.js';
import { PageReplies } from './reply/page-replies.js';
import { ModerateReviewsHandler } from './moderation/moderate-reviews.handler.js';
import { OwnReviews } from './posting/own-reviews.js';
import { ReportReviewHandler } from './report/report-review.handler.js';
import { ListRatingsQuery } from './rating/list-ratings.js';
import { ListReviewsOfBusinessQuery } from './review/list-reviews-of-business.js';
import { ManagedReviewsQuery } from './moderation/managed-reviews.js';
import { MyReviewsQuery } from './review/my-reviews.js';

/** Requests answered by the service's own handlers. */
export const OWN_REQUESTS = [
  handledBy(commands.PostReview, OwnReviews, 'post'),
  handledBy(commands.EditReview, OwnReviews, 'edit'),
  handledBy(commands.DeleteReview, OwnReviews, 'delete'),
  handledBy(commands.ReportReview, ReportReviewHandler),
  handledBy(commands.SaveReviewReply, PageReplies, 'save'),
  handledBy(commands.DeleteReviewReply, PageReplies, 'remove'),
  handledBy(commands.FindShownReply, PageReplies, 'findShown'),
  handledBy(commands.ExportOwnReplies, ExportedReviews, 'listReplies'),
  handledBy(commands.ExportOwnReports, ExportedReviews, 'listReports'),
  handledBy(commands.ExportRemovedReviews, ExportedReviews, 'listRemoved'),
  handledBy(commands.ExportRemovedReviewPhotos, ExportedReviews, 'listRemovedPhotos'),
  handledBy(commands.ListReviewsOfBusiness, ListReviewsOfBusinessQuery),
  handledBy(commands.GetMyReview, MyReviewsQuery, 'ofBusiness'),
  handledBy(commands.ListMyReviews, MyReviewsQuery, 'list'),
  handledBy(commands.ListRatings, ListRatingsQuery),
  handledBy(commands.GetReviewDays, ReviewDays),
  handledBy(commands.ModerateReviews, ModerateReviewsHandler),
  handledBy(commands.ListManagedReviews, ManagedReviewsQuery, 'list'),
  handledBy(commands.GetManagedReview, ManagedReviewsQuery, 'get'),
  handledBy(commands.FindReviewPhotoRoom, OwnReviewPhotos, 'room'),
  handledBy(commands.AddReviewPhoto, OwnReviewPhotos, 'add'),
  handledBy(commands.DescribeReviewPhoto, OwnReviewPhotos, 'describe'),
  handledBy(commands.RemoveReviewPhoto, OwnReviewPhotos, 'remove'),
  handledBy(commands.RestoreReviewPhoto, OwnReviewPhotos, 'restore'),
  handledBy(commands.TakeReviewPhotoDown, ManagedReviewPhotos, 'takeDown'),
  handledBy(commands.PutReviewPhotoBack, ManagedReviewPhotos, 'putBack'),
];

/** All requests that the reviews service answers. */
export const REQUESTS = [...OWN_REQUESTS, ...deadLetterRequests('reviews'), resendRequest('reviews')];
