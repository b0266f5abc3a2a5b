import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ReviewOnRecord, ReviewReply } from '@tedarik/commands';
import { z } from 'zod';
import { of, typeOf } from '../graphql/type-of.js';
import { Photo } from '../photos/photo.types.js';

export enum ReviewStatus {
  VISIBLE = 'visible',
  PENDING = 'pending',
  HELD = 'held',
  HIDDEN = 'hidden',
}
registerEnumType(ReviewStatus, { name: 'ReviewStatus' });

@ObjectType({ description: 'Reply of a business to a review.' })
export class BusinessReply extends typeOf(ReviewReply, { postedAt: 'ISO 8601.' }) {}

const about = {
  reply: { type: () => BusinessReply, description: 'Reply of the business; null if there is none.' },
  userName: 'Name of the author; null if the account was erased.',
  postedAt: 'ISO 8601.',
};
const own = ReviewOnRecord.omit({ userId: true, reportCount: true });

@ObjectType({ description: 'A photo in a review of the visitor.' })
export class MyReviewPhoto extends Photo {
  @Field(() => String, {
    nullable: true,
    description: 'Reason why the editors removed the photo; null if it is as visible as its review.',
  })
  takenDownFor: string | null;
}

const page = { page: z.int(), totalPages: z.int() };

@ObjectType()
export class Review extends typeOf(
  own
    .omit({ status: true, heldFor: true, hiddenFor: true, businessName: true, businessSlug: true })
    .extend({ photos: z.array(of(Photo)) }),
  about,
) {}

@ObjectType()
export class ReviewList extends typeOf(
  z.object({
    items: z.array(of(Review)),
    total: z.int(),
    averageRating: z.number().nullable(),
    ratingCounts: z.array(z.int()).nullable(),
    ...page,
  }),
  {
    averageRating: 'Average rating of all visible reviews, with one decimal; null without reviews.',
    ratingCounts: 'Number of reviews with 1, 2, … 5 stars. On the first page only.',
  },
) {}

@ObjectType({ description: 'A review as its author sees it.' })
export class MyReview extends typeOf(own.extend({ photos: z.array(of(MyReviewPhoto)) }), {
  ...about,
  status: { type: () => ReviewStatus },
  heldFor: 'Why the review is held: burst, ring, own-page or rival-page. Null if it is not held.',
  hiddenFor: 'Why the editors hid the review, one of the listed reasons. Null if they did not.',
  businessName: 'Null if the business is not public.',
}) {}

@ObjectType()
export class MyReviewList extends typeOf(z.object({ items: z.array(of(MyReview)), total: z.int(), ...page })) {}
