import {
  AddReviewPhoto,
  DeleteReview,
  DescribeReviewPhoto,
  DeleteReviewReply,
  EditReview,
  ExportOwnReplies,
  ExportOwnReports,
  ExportRemovedReviewPhotos,
  ExportRemovedReviews,
  FindReviewPhotoRoom,
  GetManagedReview,
  GetMyReview,
  GetReviewDays,
  ListManagedReviews,
  ListMyReviews,
  ListRatings,
  ListReviewsOfBusiness,
  ModerateReviews,
  PostReview,
  PutReviewPhotoBack,
  RemoveReviewPhoto,
  ReportReview,
  RestoreReviewPhoto,
  SaveReviewReply,
  TakeReviewPhotoDown,
} from '@tedarik/commands';
import { deadLetterRequests, handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
import { ManagedReviewPhotos } from './photos/managed-review-photos.js';
import { OwnReviewPhotos } from './photos/own-review-photos.js';
import { OwnRemovedReviewsQuery } from './removal/own-removed-reviews.js';
import { ReviewDays } from './days/review-days.js';
import { OwnRepliesQuery } from './reply/own-replies.js';
import { PageReplies } from './reply/page-replies.js';
import { DeleteReviewHandler } from './review/delete-review.handler.js';
import { EditReviewHandler } from './posting/edit-review.handler.js';
import { ModerateReviewsHandler } from './moderation/moderate-reviews.handler.js';
import { PostReviewHandler } from './posting/post-review.handler.js';
import { OwnReportsQuery } from './report/own-reports.js';
import { ReportReviewHandler } from './report/report-review.handler.js';
import { ListRatingsQuery } from './rating/list-ratings.js';
import { ListReviewsOfBusinessQuery } from './review/list-reviews-of-business.js';
import { ManagedReviewsQuery } from './moderation/managed-reviews.js';
import { MyReviewsQuery } from './review/my-reviews.js';

/** Requests answered by the service's own handlers. */
export const OWN_REQUESTS = [
  handledBy(PostReview, PostReviewHandler),
  handledBy(EditReview, EditReviewHandler),
  handledBy(DeleteReview, DeleteReviewHandler),
  handledBy(ReportReview, ReportReviewHandler),
  handledBy(SaveReviewReply, PageReplies, 'save'),
  handledBy(DeleteReviewReply, PageReplies, 'remove'),
  handledBy(ExportOwnReplies, OwnRepliesQuery),
  handledBy(ExportOwnReports, OwnReportsQuery),
  handledBy(ExportRemovedReviews, OwnRemovedReviewsQuery, 'list'),
  handledBy(ExportRemovedReviewPhotos, OwnRemovedReviewsQuery, 'listPhotos'),
  handledBy(ListReviewsOfBusiness, ListReviewsOfBusinessQuery),
  handledBy(GetMyReview, MyReviewsQuery, 'ofBusiness'),
  handledBy(ListMyReviews, MyReviewsQuery, 'list'),
  handledBy(ListRatings, ListRatingsQuery),
  handledBy(GetReviewDays, ReviewDays),
  handledBy(ModerateReviews, ModerateReviewsHandler),
  handledBy(ListManagedReviews, ManagedReviewsQuery, 'list'),
  handledBy(GetManagedReview, ManagedReviewsQuery, 'get'),
  handledBy(FindReviewPhotoRoom, OwnReviewPhotos, 'room'),
  handledBy(AddReviewPhoto, OwnReviewPhotos, 'add'),
  handledBy(DescribeReviewPhoto, OwnReviewPhotos, 'describe'),
  handledBy(RemoveReviewPhoto, OwnReviewPhotos, 'remove'),
  handledBy(RestoreReviewPhoto, OwnReviewPhotos, 'restore'),
  handledBy(TakeReviewPhotoDown, ManagedReviewPhotos, 'takeDown'),
  handledBy(PutReviewPhotoBack, ManagedReviewPhotos, 'putBack'),
];

/** All requests that the reviews service answers. */
export const REQUESTS = [...OWN_REQUESTS, ...deadLetterRequests('reviews'), resendRequest('reviews')];
