import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';

/** Reviews in a page of a list. */
export const REVIEWS_A_PAGE = 10;
/** Length of a comment in graphemes, as a reader counts them. */
export const COMMENT_LENGTH = { min: 10, max: 500 } as const;

// A bound on what travels; the rule itself is the aggregate's, which says which field breaks it.
const content = { rating: z.int().nullable(), comment: z.string().max(20_000) };
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
  userId: z.string().nullable(),
  /** Null once the author's account is erased. */
  userName: z.string().nullable(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  postedAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type ReviewView = z.infer<typeof ReviewView>;

/** As its author or the back office sees it. Name and slug are null when the business is not public. */
export const ReviewOnRecord = ReviewView.extend({
  status: ReviewStatus,
  reportCount: z.int(),
  businessName: z.string().nullable(),
  businessSlug: z.string().nullable(),
});
export type ReviewOnRecord = z.infer<typeof ReviewOnRecord>;

const oneReview = z.strictObject({ id: z.uuid() });
const moderated = z.strictObject({ id: z.uuid(), reason: ModerationReason });
const done = z.object({ id: z.uuid() });

/**
 * Posts the actor's review of a public business. One per actor and business: `already-reviewed` otherwise. Broken rules:
 * `rating-missing`, `comment-too-short`, `comment-too-long`.
 */
export const PostReview = defineCommand('ask.reviews.post-review.v1', {
  request: z.strictObject({ businessId: z.uuid(), ...content }),
  reply: ReviewOnRecord,
});

/** Replaces rating and comment of the actor's own review; keeps its date. */
export const EditReview = defineCommand('ask.reviews.edit-review.v1', {
  request: z.strictObject({ id: z.uuid(), ...content }),
  reply: ReviewOnRecord,
});

/** Removes the actor's own review for good. */
export const DeleteReview = defineCommand('ask.reviews.delete-review.v1', { request: oneReview, reply: done });

/** Puts a review among the reported ones. Once per actor and review: `already-reported` otherwise. */
export const ReportReview = defineCommand('ask.reviews.report-review.v1', {
  request: z.strictObject({ id: z.uuid(), reason: ReportReason }),
  reply: done,
});

/** Back office: takes a review out of list, count and mean. */
export const HideReview = defineCommand('ask.reviews.hide-review.v1', { request: moderated, reply: ReviewOnRecord });

/** Back office: undoes HideReview. */
export const UnhideReview = defineCommand('ask.reviews.unhide-review.v1', {
  request: oneReview,
  reply: ReviewOnRecord,
});

/** Back office: makes a review visible that waited for approval. */
export const ApproveReview = defineCommand('ask.reviews.approve-review.v1', {
  request: oneReview,
  reply: ReviewOnRecord,
});

/** Back office: removes a review for good. */
export const RemoveReview = defineCommand('ask.reviews.remove-review.v1', { request: moderated, reply: done });

/**
 * Visible reviews of a business, newest first, REVIEWS_A_PAGE to a page, with the mean of all of them; none while the
 * business is not public.
 */
export const ListReviewsOfBusiness = defineQuery('ask.reviews.list-reviews-of-business.v1', {
  request: z.strictObject({ businessId: z.uuid(), page }),
  reply: z.object({ reviews: z.array(ReviewView), total: z.int(), averageRating: z.number().nullable() }),
});

/** The actor's own review of a business, whatever its status. */
export const GetMyReview = defineQuery('ask.reviews.get-my-review.v1', {
  request: z.strictObject({ businessId: z.uuid() }),
  reply: z.object({ review: ReviewOnRecord.nullable() }),
});

/** The actor's own reviews, newest first. */
export const ListMyReviews = defineQuery('ask.reviews.list-my-reviews.v1', {
  request: z.strictObject({ page }),
  reply: z.object({ reviews: z.array(ReviewOnRecord), total: z.int() }),
});

/** Back office: every review, or those of one status, or the reported ones; newest first. */
export const ListReviewsToModerate = defineQuery('ask.reviews.list-reviews-to-moderate.v1', {
  request: z.strictObject({ filter: z.enum(['all', 'reported', ...ReviewStatus.options]), page }),
  reply: z.object({ reviews: z.array(ReviewOnRecord), total: z.int() }),
});

/** Pages out the rating of every business by id: what fills copies that may lack one. */
export const ListRatings = defineQuery('ask.reviews.list-ratings.v1', {
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
});
