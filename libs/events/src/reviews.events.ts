import { z } from 'zod';
import { defineEvent } from './define.js';
import { PhotoState } from './directory.events.js';

/** The public part of a review. Apart from the name, nothing about its author leaves the reviews service. */
export const ReviewSnapshot = z.object({
  id: z.uuid(),
  businessId: z.uuid(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  /** Null if the author's account was erased. */
  userName: z.string().nullable(),
  postedAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** What the business answered. */
  reply: z.object({ text: z.string(), postedAt: z.iso.datetime(), editedAt: z.iso.datetime().nullable() }).nullish(),
  /** What it shows, in order; missing where it shows none. */
  photos: z.array(z.object({ uploadId: z.string().max(64), alt: z.string() })).optional(),
});
export type ReviewSnapshot = z.infer<typeof ReviewSnapshot>;

/** A review became public, or a public review changed. Carries the whole snapshot. */
export const ReviewPosted = defineEvent('events.reviews.review.posted.v1', ReviewSnapshot);

/** A review is no longer public: it was deleted or hidden, or waits for approval again. */
export const ReviewWithdrawn = defineEvent(
  'events.reviews.review.withdrawn.v1',
  z.object({ id: z.uuid(), businessId: z.uuid() }),
);

/**
 * Why a review is held: it came with many of the same kind at once (`burst`), from accounts that always write about the same
 * pages (`ring`), from an owner of the page (`own-page`) or of a page of the same trade and province (`rival-page`).
 */
export const HoldReason = z.enum(['burst', 'ring', 'own-page', 'rival-page']);
export type HoldReason = z.infer<typeof HoldReason>;

/**
 * Whose review it is, for identity, which writes to the author. No other event of this service says so, and these say
 * nothing of what the review says.
 */
const ofAuthor = {
  id: z.uuid(),
  businessId: z.uuid(),
  /** Empty for one that is deleted. */
  businessName: z.string(),
  /** Null if the account was erased. */
  authorId: z.uuid().nullable(),
};

/** A review is not shown until somebody has looked at it. */
export const ReviewHeld = defineEvent(
  'events.reviews.hold.placed.v1',
  z.object({ ...ofAuthor, reason: HoldReason, heldAt: z.iso.datetime() }),
);

/** Somebody of the back office has decided on a review that was held. */
export const ReviewDecided = defineEvent(
  'events.reviews.hold.decided.v1',
  z.object({
    ...ofAuthor,
    decision: z.enum(['published', 'rejected']),
    /** The listed reason of a rejection. */
    reason: z.string().max(40).nullable(),
  }),
);

/**
 * A photo in a review came, went or came back, by itself or with its review: who keeps its file shows it, hides it or removes
 * it. Its version is that of the review.
 */
export const ReviewPhotoChanged = defineEvent(
  'events.reviews.photo.changed.v1',
  z.object({ uploadId: z.string().max(64), state: PhotoState }),
);

/** A moderator took a photo off a review, or put it back: identity writes to the author. */
export const ReviewPhotoModerated = defineEvent(
  'events.reviews.photo-moderation.decided.v1',
  z.object({
    ...ofAuthor,
    decision: z.enum(['taken-down', 'put-back']),
    /** In the moderator's words; null for one that was put back. */
    reason: z.string().nullable(),
  }),
);

/** The mean (one decimal) or the number of a business's visible reviews has changed. */
export const RatingChanged = defineEvent(
  'events.reviews.rating.changed.v1',
  z.object({
    businessId: z.uuid(),
    /** Null without reviews. */
    averageRating: z.number().min(1).max(5).nullable(),
    reviewCount: z.int().nonnegative(),
  }),
);
