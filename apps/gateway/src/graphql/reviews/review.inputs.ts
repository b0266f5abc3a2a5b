import { Field, ID, InputType, Int, OmitType, registerEnumType } from '@nestjs/graphql';

export enum ReportReason {
  SPAM = 'spam',
  OFFENSIVE = 'offensive',
  PERSONAL_DATA = 'personal-data',
  OFF_TOPIC = 'off-topic',
  FALSE_CLAIM = 'false-claim',
  OTHER = 'other',
}
registerEnumType(ReportReason, { name: 'ReportReason' });

@InputType()
export class PostReviewInput {
  @Field(() => ID)
  businessId: string;

  @Field(() => Int, { nullable: true, description: '1 to 5; without one it fails with `rating-missing`.' })
  rating: number | null;

  @Field(() => String)
  comment: string;

  @Field(() => ID, { description: 'A UUID per form that is sent: the same one again posts nothing twice.' })
  commandId: string;
}

@InputType()
export class EditReviewInput extends OmitType(PostReviewInput, ['businessId']) {
  @Field(() => ID)
  id: string;
}

@InputType()
export class ReportReviewInput {
  @Field(() => ID)
  id: string;

  @Field(() => ReportReason)
  reason: `${ReportReason}`;
}
