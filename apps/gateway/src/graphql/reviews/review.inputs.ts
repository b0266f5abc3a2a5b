import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';

export enum ReportReason {
  SPAM = 'spam',
  OFFENSIVE = 'offensive',
  PERSONAL_DATA = 'personal-data',
  OFF_TOPIC = 'off-topic',
  FALSE_CLAIM = 'false-claim',
  OTHER = 'other',
}
registerEnumType(ReportReason, { name: 'ReportReason' });

const COMMAND_ID = 'A UUID per form that is sent: the same one again posts nothing twice.';

@InputType()
export class PostReviewInput {
  @Field(() => ID)
  businessId: string;

  @Field(() => Int, { nullable: true, description: '1 to 5; without one it fails with `rating-missing`.' })
  rating: number | null;

  @Field(() => String)
  comment: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;
}

@InputType()
export class EditReviewInput {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { nullable: true, description: '1 to 5; without one it fails with `rating-missing`.' })
  rating: number | null;

  @Field(() => String)
  comment: string;

  @Field(() => ID, { description: COMMAND_ID })
  commandId: string;
}

@InputType()
export class ReportReviewInput {
  @Field(() => ID)
  id: string;

  @Field(() => ReportReason)
  reason: `${ReportReason}`;
}
