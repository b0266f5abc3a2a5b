import { z } from 'zod';
import { defineEvent } from './define.js';
import { PhotoState } from './directory.events.js';

/** The public part of a review. No data about its author except the name leaves the reviews service. */
export const ReviewSnapshot = z.object({
  id: z.uuid(),
  businessId: z.uuid(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  /** Null if the author's account was erased. */
  userName: z.string().nullable(),
  postedAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** The reply of the business. */
  reply: z.object({ text: z.string(), postedAt: z.iso.datetime(), editedAt: z.iso.datetime().nullable() }).nullish(),
  /** The visible photos, in order; missing if there are none. */
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
 * Why a review is held. `burst`: many similar ones came at once. `ring`: its author belongs to a group of accounts that always review the
 * same pages. `own-page`: its author owns the page. `rival-page`: its author owns a page of the same trade and province.
 */
export const HoldReason = z.enum(['burst', 'ring', 'own-page', 'rival-page']);
export type HoldReason = z.infer<typeof HoldReason>;

/**
 * The author of a review, for the identity service, which notifies the author by mail. No other event of this service contains the author,
 * and these events do not contain the text of the review.
 */
const ofAuthor = {
  id: z.uuid(),
  businessId: z.uuid(),
  /** Empty for a deleted business. */
  businessName: z.string(),
  /** Null if the account was erased. */
  authorId: z.uuid().nullable(),
};

/** A review was held: it is not shown until the back office has decided. */
export const ReviewHeld = defineEvent(
  'events.reviews.hold.placed.v1',
  z.object({ ...ofAuthor, reason: HoldReason, heldAt: z.iso.datetime() }),
);

/** The back office has decided on a held review. */
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
 * A photo of a review was added, removed or restored, by itself or with its review. The media service then shows, hides or deletes its
 * file. The event has the version of the review.
 */
export const ReviewPhotoChanged = defineEvent(
  'events.reviews.photo.changed.v1',
  z.object({ uploadId: z.string().max(64), state: PhotoState }),
);

/** A moderator took down a photo of a review, or put it back. The identity service notifies the author by mail. */
export const ReviewPhotoModerated = defineEvent(
  'events.reviews.photo-moderation.decided.v1',
  z.object({
    ...ofAuthor,
    decision: z.enum(['taken-down', 'put-back']),
    /** The reason in the moderator's words; null if the photo was put back. */
    reason: z.string().nullable(),
  }),
);

/**
 * The owner of a page replied to a visible review that had no reply. The identity service notifies the author by mail. A later change of the
 * reply is only in ReviewPosted.
 */
export const ReviewAnswered = defineEvent(
  'events.reviews.reply.posted.v1',
  z.object({ ...ofAuthor, reply: z.string() }),
);

/** The average rating (one decimal) or the number of visible reviews of a business has changed. */
export const RatingChanged = defineEvent(
  'events.reviews.rating.changed.v1',
  z.object({
    businessId: z.uuid(),
    /** Null without reviews. */
    averageRating: z.number().min(1).max(5).nullable(),
    reviewCount: z.int().nonnegative(),
  }),
);
