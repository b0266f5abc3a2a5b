import { z } from 'zod';
import { defineEvent } from './define.js';

/** What the public may see of a review. Who its author is, beyond the name, never leaves the reviews service. */
export const ReviewSnapshot = z.object({
  id: z.uuid(),
  businessId: z.uuid(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  /** Null once the author's account is erased. */
  userName: z.string().nullable(),
  postedAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type ReviewSnapshot = z.infer<typeof ReviewSnapshot>;

/** A review entered public view, or one in public view changed. Carries the whole snapshot. */
export const ReviewPosted = defineEvent('events.reviews.review.posted.v1', ReviewSnapshot);

/** A review left public view: deleted, hidden, or waiting for approval again. */
export const ReviewWithdrawn = defineEvent(
  'events.reviews.review.withdrawn.v1',
  z.object({ id: z.uuid(), businessId: z.uuid() }),
);

/** Mean (one decimal) and number of a business's visible reviews, after every change of either. */
export const RatingChanged = defineEvent(
  'events.reviews.rating.changed.v1',
  z.object({
    businessId: z.uuid(),
    /** Null without reviews. */
    averageRating: z.number().min(1).max(5).nullable(),
    reviewCount: z.int().nonnegative(),
  }),
);
