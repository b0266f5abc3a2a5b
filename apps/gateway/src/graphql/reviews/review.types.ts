import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ReviewView } from '@tedarik/commands';
import { pageOf, typeOf } from '../type-of.js';

export enum ReviewStatus {
  VISIBLE = 'visible',
  PENDING = 'pending',
  HIDDEN = 'hidden',
}
registerEnumType(ReviewStatus, { name: 'ReviewStatus' });

@ObjectType()
export class Review extends typeOf(ReviewView.omit({ userId: true }), {
  userName: 'Null when the account was erased.',
  postedAt: 'ISO 8601.',
}) {}

@ObjectType()
export class ReviewList extends pageOf(Review) {
  @Field(() => Float, { nullable: true, description: 'Mean of all of them, one decimal; null without reviews.' })
  averageRating: number | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'How many of all of them have one star, two, … five. On the first page only.',
  })
  ratingCounts: number[] | null;

  @Field(() => Int)
  page: number;

  @Field(() => Int)
  totalPages: number;
}

@ObjectType({ description: 'A review as its author sees it.' })
export class MyReview extends Review {
  @Field(() => ReviewStatus)
  status: `${ReviewStatus}`;

  @Field(() => String, { nullable: true, description: 'Null while the business is not public.' })
  businessName: string | null;

  @Field(() => String, { nullable: true })
  businessSlug: string | null;
}

@ObjectType()
export class MyReviewList extends pageOf(MyReview) {
  @Field(() => Int)
  page: number;

  @Field(() => Int)
  totalPages: number;
}
