import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { bulkReply, managedList, manyIds } from './management/managed-list.js';
import { line, paragraph, typedText } from './text.js';

/** Reviews in a page of a list. */
export const REVIEWS_A_PAGE = 10;
/** Length of a comment in graphemes, as a reader counts them. */
export const COMMENT_LENGTH = { min: 10, max: 500 } as const;

/** More than any that means something: flags and families have up to eleven. */
const LETTERS_IN_A_GRAPHEME = 16;

// A bound on what travels; the rule itself is the aggregate's, which says which field breaks it.
const content = { rating: z.int().nullable(), comment: typedText(COMMENT_LENGTH.max * LETTERS_IN_A_GRAPHEME) };
const page = z.int().min(1).max(10_000);

export const ReviewStatus = z.enum(['visible', 'pending', 'hidden']);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

export const ReportReason = z.enum(['spam', 'offensive', 'personal-data', 'off-topic', 'false-claim', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

/** Why a review may be hidden or removed: never for its rating (PUB-REV-22). */
export const ModerationReason = z.enum(['spam', 'offensive', 'personal-data', 'off-topic', 'unlawful', 'court-order']);
export type ModerationReason = z.infer<typeof ModerationReason>;

export const ReviewView = z.object({
  id: z.uuid(),
  businessId: z.uuid(),
  userId: line.nullable(),
  /** Null once the author's account is erased. */
  userName: line.nullable(),
  rating: z.int().min(1).max(5),
  comment: paragraph,
  postedAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type ReviewView = z.infer<typeof ReviewView>;

/** As its author sees it. Name and slug are null when the business is not public. */
export const ReviewOnRecord = ReviewView.extend({
  status: ReviewStatus,
  reportCount: z.int(),
  businessName: line.nullable(),
  businessSlug: line.nullable(),
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

/** Replaces rating and comment of the actor's own review; keeps its date. */
export const EditReview = defineCommand('request.reviews.edit-review.v1', {
  request: z.strictObject({ id: z.uuid(), ...content }),
  reply: ReviewOnRecord,
});

/** Removes the actor's own review for good. */
export const DeleteReview = defineCommand('request.reviews.delete-review.v1', { request: oneReview, reply: done });

/** Puts a review among the reported ones. Once per actor and review: `already-reported` otherwise. */
export const ReportReview = defineCommand('request.reviews.report-review.v1', {
  request: z.strictObject({ id: z.uuid(), reason: ReportReason }),
  reply: done,
});

/**
 * Visible reviews of a business, newest first, REVIEWS_A_PAGE to a page, with the mean of all of them; none while the
 * business is not public. The first page tells how many of all of them have one star, two, … five.
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

/** As the back office sees it: the business's name is null once it is deleted, its slug while it is not public. */
export const ManagedReview = ReviewOnRecord;
export type ManagedReview = z.infer<typeof ManagedReview>;

export const ReviewFilter = z.enum(['all', 'reported', ...ReviewStatus.options]);
export type ReviewFilter = z.infer<typeof ReviewFilter>;

/**
 * Back office: reviews whose comment, author's name or business's name hold words that begin with those of `search`.
 * A total over a thousand hits of a search is a lower bound; without a search it is exact.
 */
export const ListManagedReviews = defineQuery('request.reviews.list-managed-reviews.v1', {
  request: z.strictObject({ ...managedList(['date', 'rating']), filter: ReviewFilter }),
  reply: z.object({ reviews: z.array(ManagedReview), total: z.int(), totalIsLowerBound: z.boolean() }),
  rows: 'reviews',
});

export const ModerationAction = z.enum(['approve', 'hide', 'unhide', 'settle', 'remove', 'restore']);
export type ModerationAction = z.infer<typeof ModerationAction>;

/** Of what was done to a review its form tells the latest. */
export const MOST_MODERATIONS_TOLD = 500;

/** Back office: one review with what was reported about it and what was done, oldest first. Throws `review-not-found`. */
export const GetManagedReview = defineQuery('request.reviews.get-managed-review.v1', {
  request: oneReview,
  reply: ManagedReview.extend({
    reports: z.array(z.object({ reason: ReportReason, at: z.iso.datetime() })),
    /** The latest of them. */
    moderations: z
      .array(z.object({ action: ModerationAction, reason: ModerationReason.nullable(), at: z.iso.datetime() }))
      .max(MOST_MODERATIONS_TOLD),
  }),
  rows: 'reports',
});

/**
 * Back office: approves what waits, hides or shows again, settles what was reported (hiding and approving do so too), removes,
 * or brings back what was removed in the last 30 days.
 * Hiding and removing need a listed reason: `reason-missing` otherwise. Refused one by one: `review-not-found`,
 * `review-not-waiting`, `review-not-hidden`, `review-already-hidden`, `review-not-reported`, `review-not-removed`, `already-reviewed` (its author
 * has written another one since).
 */
export const ModerateReviews = defineCommand('request.reviews.moderate-reviews.v1', {
  request: z.strictObject({ ids: manyIds, action: ModerationAction, reason: ModerationReason.nullable() }),
  reply: bulkReply,
  deadlineMs: 30_000,
});

/** Pages out the rating of every business by id: what fills copies that may lack one. */
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
    /** Last id of this page; null when there is nothing after it. */
    next: z.uuid().nullable(),
  }),
  rows: 'ratings',
});
