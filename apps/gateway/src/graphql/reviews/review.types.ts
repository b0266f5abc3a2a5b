import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export enum ReviewStatus {
  VISIBLE = 'visible',
  PENDING = 'pending',
  HIDDEN = 'hidden',
}
registerEnumType(ReviewStatus, { name: 'ReviewStatus' });

@ObjectType()
export class Review {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  businessId: string;

  @Field(() => String, { nullable: true, description: 'Null when the account was erased.' })
  userName: string | null;

  @Field(() => Int)
  rating: number;

  @Field(() => String)
  comment: string;

  @Field(() => String, { description: 'ISO 8601.' })
  postedAt: string;

  @Field(() => String, { nullable: true })
  editedAt: string | null;
}

@ObjectType()
export class ReviewList {
  @Field(() => [Review])
  items: Review[];

  @Field(() => Int)
  total: number;

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
export class MyReviewList {
  @Field(() => [MyReview])
  items: MyReview[];

  @Field(() => Int)
  total: number;

  @Field(() => Int)
  page: number;

  @Field(() => Int)
  totalPages: number;
}
