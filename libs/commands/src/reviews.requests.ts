import { HoldReason } from '@tedarik/events';
import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { bulkReply, managedList, manyIds } from './management/managed-list.js';
import { LONGEST_ALT, PagePhoto, TakenPicture } from './page-photos.requests.js';
import { line, paragraph, typedText } from './text.js';

/** Number of reviews on a page of a list. */
export const REVIEWS_A_PAGE = 10;
/** Length of a comment in graphemes, as a reader counts them. */
export const COMMENT_LENGTH = { min: 10, max: 500 } as const;

/** Maximum number of UTF-16 units of one grapheme. Flags and families have up to eleven. */
const LETTERS_IN_A_GRAPHEME = 16;

// A limit for messages only. The aggregate has the rules, and names the fields that break one.
const content = { rating: z.int().nullable(), comment: typedText(COMMENT_LENGTH.max * LETTERS_IN_A_GRAPHEME) };
const page = z.int().min(1).max(10_000);

/** `held`: the rules against attacks matched; the back office decides. */
export const ReviewStatus = z.enum(['visible', 'pending', 'held', 'hidden']);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

export const ReportReason = z.enum(['spam', 'offensive', 'personal-data', 'off-topic', 'false-claim', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

/** The reasons for which a review may be hidden or removed. A bad rating is not a reason (PUB-REV-22). */
export const ModerationReason = z.enum([
  'spam',
  'offensive',
  'personal-data',
  'off-topic',
  'not-genuine',
  'unlawful',
  'court-order',
]);
export type ModerationReason = z.infer<typeof ModerationReason>;

/** Maximum length of an owner's reply in graphemes. */
export const REPLY_LENGTH = { max: 1_000 } as const;

/** The reply of the business. It is not disclosed which of its owners wrote it. */
export const ReviewReply = z.object({
  text: paragraph,
  postedAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type ReviewReply = z.infer<typeof ReviewReply>;

/** How many photos a review shows. */
export const MOST_REVIEW_PHOTOS = 4;
/** How many photos of a review are stored, including removed ones that can still be restored. */
export const MOST_KEPT_REVIEW_PHOTOS = 12;

/** A photo in a review, as its author sees it. */
export const OwnReviewPhoto = PagePhoto.extend({
  /** The moderator's reason for taking it down; null if it was not taken down. */
  takenDownFor: z.string().max(2_000).nullable(),
});
export type OwnReviewPhoto = z.infer<typeof OwnReviewPhoto>;

export const ReviewView = z.object({
  id: z.uuid(),
  businessId: z.uuid(),
  userId: line.nullable(),
  /** Null if the author's account was erased. */
  userName: line.nullable(),
  rating: z.int().min(1).max(5),
  comment: paragraph,
  postedAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** Missing if nobody has replied. */
  reply: ReviewReply.nullish(),
  /** The visible photos; missing in replies of older releases. */
  photos: z.array(PagePhoto).max(MOST_REVIEW_PHOTOS).optional(),
});
export type ReviewView = z.infer<typeof ReviewView>;

/** A review as its author sees it. Name and slug are null if the business is not public. */
export const ReviewOnRecord = ReviewView.extend({
  status: ReviewStatus,
  /** Why it is held; null if it is not held. */
  heldFor: HoldReason.nullish(),
  /** For the author: why the back office hid it, if it did. */
  hiddenFor: ModerationReason.nullish(),
  reportCount: z.int(),
  businessName: line.nullable(),
  businessSlug: line.nullable(),
  /** Includes photos that were taken down. */
  photos: z.array(OwnReviewPhoto).max(MOST_KEPT_REVIEW_PHOTOS).optional(),
});
export type ReviewOnRecord = z.infer<typeof ReviewOnRecord>;

const oneReview = z.strictObject({ id: z.uuid() });
const done = z.object({ id: z.uuid() });

/**
 * Posts the actor's review of a public business. One per actor and business: `already-reviewed` otherwise. Broken rules:
 * `rating-missing`, `comment-too-short`, `comment-too-long`.
 */
export const PostReview = defineCommand('request.reviews.post-review.v1', {
  request: z.strictObject({ businessId: z.uuid(), ...content }),
  reply: ReviewOnRecord,
});

/** Replaces rating and comment of the actor's own review. Its date does not change. */
export const EditReview = defineCommand('request.reviews.edit-review.v1', {
  request: z.strictObject({ id: z.uuid(), ...content }),
  reply: ReviewOnRecord,
});

/** Deletes the actor's own review for good. */
export const DeleteReview = defineCommand('request.reviews.delete-review.v1', { request: oneReview, reply: done });

const onePhoto = z.strictObject({ reviewId: z.uuid(), id: z.uuid() });
const typedAlt = typedText(LONGEST_ALT * LETTERS_IN_A_GRAPHEME);

/**
 * How many more photos the actor's own review can have, not counting one that this same commandId has added. Fails with `review-not-found`.
 */
export const FindReviewPhotoRoom = defineQuery('request.reviews.find-photo-room.v1', {
  request: z.strictObject({ reviewId: z.uuid() }),
  reply: z.object({ room: z.int().min(0) }),
});

/**
 * Appends a picture to the photos of the actor's own review; it is visible while the review is. Returns the photo of the same file that the
 * review shows already, if there is one. Fails with `review-not-found`, `too-many-photos`. Broken rules: `too-long`.
 */
export const AddReviewPhoto = defineCommand('request.reviews.add-photo.v1', {
  request: z.strictObject({ reviewId: z.uuid(), ...TakenPicture.shape, alt: typedAlt }),
  reply: done,
});

/**
 * Sets the alternative text of a photo of the actor's own review. Fails with `review-not-found`, `photo-not-found`. Broken rules:
 * `too-long`.
 */
export const DescribeReviewPhoto = defineCommand('request.reviews.describe-photo.v1', {
  request: onePhoto.extend({ alt: typedAlt }),
  reply: ReviewOnRecord,
});

/** Removes a photo from the actor's own review. Fails with `review-not-found`, `photo-not-found`. */
export const RemoveReviewPhoto = defineCommand('request.reviews.remove-photo.v1', {
  request: onePhoto,
  reply: ReviewOnRecord,
});

/**
 * Undoes RemoveReviewPhoto within 30 days. Fails with `photo-not-found`, also for a photo that a moderator took down, and
 * `too-many-photos`.
 */
export const RestoreReviewPhoto = defineCommand('request.reviews.restore-photo.v1', {
  request: onePhoto,
  reply: ReviewOnRecord,
});

/** Reports a review. Once per actor and review: `already-reported` otherwise. */
export const ReportReview = defineCommand('request.reviews.report-review.v1', {
  request: z.strictObject({ id: z.uuid(), reason: ReportReason }),
  reply: done,
});

/**
 * Stores the actor's reply to a review as an owner of the page, or changes the existing reply. Fails with `not-page-owner`,
 * `review-not-found`; broken rules: `required`, `too-long`.
 */
export const SaveReviewReply = defineCommand('request.reviews.save-review-reply.v1', {
  request: z.strictObject({ id: z.uuid(), text: typedText(REPLY_LENGTH.max * LETTERS_IN_A_GRAPHEME) }),
  reply: done,
});

/** Deletes the reply for good. Fails with `not-page-owner`, `review-not-answered`. */
export const DeleteReviewReply = defineCommand('request.reviews.delete-review-reply.v1', {
  request: oneReview,
  reply: done,
});

/** For the export of the actor's data: the replies that they wrote in the name of businesses, newest first. */
export const ExportOwnReplies = defineQuery('request.reviews.export-own-replies.v1', {
  request: z.strictObject({}),
  reply: z.object({
    replies: z.array(
      ReviewReply.extend({
        /** Null if the business is not public. */
        businessName: line.nullable(),
      }),
    ),
  }),
  rows: 'replies',
});

/** For the export of the actor's data: their reviews that the back office removed and can still restore, last removed first. */
export const ExportRemovedReviews = defineQuery('request.reviews.export-removed-reviews.v1', {
  request: z.strictObject({}),
  reply: z.object({ removedReviews: z.array(ReviewView.extend({ removedAt: z.iso.datetime() })) }),
  rows: 'removedReviews',
});

/** For the export of the actor's data: removed photos of their reviews that can still be restored. */
export const ExportRemovedReviewPhotos = defineQuery('request.reviews.export-removed-photos.v1', {
  request: z.strictObject({}),
  reply: z.object({
    removedPhotos: z.array(OwnReviewPhoto.extend({ reviewId: z.uuid(), removedAt: z.iso.datetime() })),
  }),
  rows: 'removedPhotos',
});

/** For the export of the actor's data: the reviews that they reported, newest first. */
export const ExportOwnReports = defineQuery('request.reviews.export-own-reports.v1', {
  request: z.strictObject({}),
  reply: z.object({
    reports: z.array(z.object({ reviewId: z.uuid(), reason: ReportReason, at: z.iso.datetime() })),
  }),
  rows: 'reports',
});

/**
 * Visible reviews of a business, newest first, REVIEWS_A_PAGE per page, with the mean rating of all; empty if the business is not public.
 * The first page also has the number of reviews for each number of stars.
 */
export const ListReviewsOfBusiness = defineQuery('request.reviews.list-reviews-of-business.v1', {
  request: z.strictObject({ businessId: z.uuid(), page }),
  reply: z.object({
    reviews: z.array(ReviewView),
    total: z.int(),
    averageRating: z.number().nullable(),
    ratingCounts: z.array(z.int()).length(5).optional(),
  }),
  rows: 'reviews',
});

/** The actor's own review of a business, whatever its status. */
export const GetMyReview = defineQuery('request.reviews.get-my-review.v1', {
  request: z.strictObject({ businessId: z.uuid() }),
  reply: z.object({ review: ReviewOnRecord.nullable() }),
});

/** The actor's own reviews, newest first. */
export const ListMyReviews = defineQuery('request.reviews.list-my-reviews.v1', {
  request: z.strictObject({ page }),
  reply: z.object({ reviews: z.array(ReviewOnRecord), total: z.int() }),
  rows: 'reviews',
});

/** A photo in a review, as the back office sees it. */
export const ManagedReviewPhoto = OwnReviewPhoto.extend({
  /** If the photo was taken down: when, and by whom. */
  takenDownAt: z.iso.datetime().nullable(),
  takenDownBy: line.nullable(),
});
export type ManagedReviewPhoto = z.infer<typeof ManagedReviewPhoto>;

/** A review as the back office sees it. The name is null if the business is deleted, the slug if it is not public. */
export const ManagedReview = ReviewOnRecord.extend({
  photos: z.array(ManagedReviewPhoto).max(MOST_KEPT_REVIEW_PHOTOS).optional(),
});
export type ManagedReview = z.infer<typeof ManagedReview>;

export const ReviewFilter = z.enum(['all', 'reported', ...ReviewStatus.options]);
export type ReviewFilter = z.infer<typeof ReviewFilter>;

/**
 * Back office: reviews whose comment, author's name or business's name has words that begin with those of `search`. With a search, a total
 * above 1,000 is a lower bound; otherwise it is exact.
 */
export const ListManagedReviews = defineQuery('request.reviews.list-managed-reviews.v1', {
  request: z.strictObject({ ...managedList(['date', 'rating']), filter: ReviewFilter }),
  reply: z.object({ reviews: z.array(ManagedReview), total: z.int(), totalIsLowerBound: z.boolean() }),
  rows: 'reviews',
});

export const ModerationAction = z.enum([
  'approve',
  'publish',
  'reject',
  'hide',
  'unhide',
  'settle',
  'remove',
  'restore',
  'remove-reply',
]);
export type ModerationAction = z.infer<typeof ModerationAction>;

/** How many moderations of a review its form shows at most: the latest ones. */
export const MOST_MODERATIONS_TOLD = 500;

/** Back office: one review with its reports and moderations, oldest first. Throws `review-not-found`. */
export const GetManagedReview = defineQuery('request.reviews.get-managed-review.v1', {
  request: oneReview,
  reply: ManagedReview.extend({
    reports: z.array(z.object({ reason: ReportReason, at: z.iso.datetime() })),
    /** The latest moderations. */
    moderations: z
      .array(z.object({ action: ModerationAction, reason: ModerationReason.nullable(), at: z.iso.datetime() }))
      .max(MOST_MODERATIONS_TOLD),
  }),
  rows: 'reports',
});

/**
 * Back office: approves pending reviews, publishes or rejects held ones, hides reviews or shows them again, settles reports (hiding and
 * approving also do so), removes reviews or their replies, or restores reviews that were removed in the last 30 days. Rejecting, hiding and
 * removing need one of the listed reasons: `reason-missing` otherwise. Each review can be refused with `review-not-found`,
 * `review-not-waiting`, `review-not-held`, `review-not-hidden`, `review-already-hidden`, `review-not-reported`, `review-not-answered`,
 * `review-not-removed`, `already-reviewed` (its author has written another one since).
 */
export const ModerateReviews = defineCommand('request.reviews.moderate-reviews.v1', {
  request: z.strictObject({ ids: manyIds, action: ModerationAction, reason: ModerationReason.nullable() }),
  reply: bulkReply,
  deadlineMs: 30_000,
});

/**
 * Back office: takes a photo of a review down; its address no longer opens, and the author is notified of the reason by mail. Fails with
 * `review-not-found`, `photo-not-found`. Broken rules: `required`, `too-long`.
 */
export const TakeReviewPhotoDown = defineCommand('request.reviews.take-photo-down.v1', {
  request: z.strictObject({ reviewId: z.uuid(), id: z.uuid(), reason: typedText(20_000) }),
  reply: done,
});

/** Back office: undoes TakeReviewPhotoDown within 30 days; the author is notified. Fails with `photo-not-found`, `too-many-photos`. */
export const PutReviewPhotoBack = defineCommand('request.reviews.put-photo-back.v1', {
  request: onePhoto,
  reply: done,
});

/** The text of a reply while the public sees it; null otherwise. */
export const FindShownReply = defineQuery('request.reviews.find-shown-reply.v1', {
  request: oneReview,
  reply: z.object({ text: paragraph.nullable() }),
});

/** The ratings of all businesses by id, page by page, for services whose copies may be incomplete. */
export const ListRatings = defineQuery('request.reviews.list-ratings.v1', {
  request: z.strictObject({ after: z.uuid().nullable(), limit: z.int().min(1).max(1_000) }),
  reply: z.object({
    ratings: z.array(
      z.object({
        businessId: z.uuid(),
        averageRating: z.number().nullable(),
        reviewCount: z.int(),
        version: z.int(),
      }),
    ),
    /** Last id of this page; null on the last page. */
    next: z.uuid().nullable(),
  }),
  rows: 'ratings',
});
