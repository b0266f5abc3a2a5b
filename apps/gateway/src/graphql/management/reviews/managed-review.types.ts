import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class ManagedReview {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true, description: 'Null once the business is deleted.' })
  businessName: string | null;

  @Field(() => String, { nullable: true, description: 'Null while the business is not public.' })
  businessSlug: string | null;

  @Field(() => String, { nullable: true, description: "Null once the author's account is erased." })
  userName: string | null;

  @Field(() => Int)
  rating: number;

  @Field(() => String)
  comment: string;

  @Field(() => String, { description: 'visible, pending or hidden' })
  status: string;

  @Field(() => Int)
  reportCount: number;

  @Field(() => String)
  postedAt: string;

  @Field(() => String, { nullable: true })
  editedAt: string | null;
}

@ObjectType()
export class ManagedReviewList {
  @Field(() => [ManagedReview])
  items: ManagedReview[];

  @Field(() => Int)
  total: number;

  @Field(() => Boolean, { description: 'There are more hits than `total`.' })
  totalIsLowerBound: boolean;
}

@ObjectType()
export class ManagedReviewReport {
  @Field(() => String, { description: 'spam, offensive, personal-data, off-topic, false-claim or other' })
  reason: string;

  @Field(() => String)
  at: string;
}

@ObjectType()
export class ManagedReviewModeration {
  @Field(() => String, { description: 'approve, hide, unhide, settle, remove or restore' })
  action: string;

  @Field(() => String, { nullable: true })
  reason: string | null;

  @Field(() => String)
  at: string;
}

@ObjectType({ description: 'A review with what was reported about it and what was done, oldest first.' })
export class ManagedReviewInFull extends ManagedReview {
  @Field(() => [ManagedReviewReport])
  reports: ManagedReviewReport[];

  @Field(() => [ManagedReviewModeration])
  moderations: ManagedReviewModeration[];
}
