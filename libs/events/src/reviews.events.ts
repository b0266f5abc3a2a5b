import { z } from 'zod';
import { defineEvent } from './define.js';

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
});
export type ReviewSnapshot = z.infer<typeof ReviewSnapshot>;

/** A review became public, or a public review changed. Carries the whole snapshot. */
export const ReviewPosted = defineEvent('events.reviews.review.posted.v1', ReviewSnapshot);

/** A review is no longer public: it was deleted or hidden, or waits for approval again. */
export const ReviewWithdrawn = defineEvent(
  'events.reviews.review.withdrawn.v1',
  z.object({ id: z.uuid(), businessId: z.uuid() }),
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
