import { SUBMITTED_FIELDS } from '@tedarik/fields';
import { withTextInputs } from '../../text-fields.js';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class ManagedSubmission {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'What its sender was told to quote.' })
  number: string;

  @Field(() => String)
  businessName: string;

  @Field(() => String)
  address: string;

  @Field(() => String, { nullable: true, description: 'Province that the address names.' })
  city: string | null;

  @Field(() => String, { nullable: true })
  borough: string | null;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  phone: string;

  @Field(() => String, { nullable: true })
  message: string | null;

  @Field(() => String, { description: 'pending, approved or rejected' })
  status: string;

  @Field(() => String)
  createdAt: string;

  @Field(() => String, { nullable: true })
  decidedAt: string | null;

  @Field(() => String, { nullable: true, description: 'Of a rejection.' })
  reason: string | null;

  @Field(() => [String], { description: 'Decisions of which the sender has been told.' })
  mailedDecisions: string[];

  @Field(() => ID, { nullable: true, description: 'The business that was made of it.' })
  businessId: string | null;
}

@ObjectType()
export class ManagedSubmissionList {
  @Field(() => [ManagedSubmission])
  items: ManagedSubmission[];

  @Field(() => Int)
  total: number;
}

@ObjectType()
export class ManagedSubmissionDecision {
  @Field(() => ManagedSubmission)
  submission: ManagedSubmission;

  @Field(() => String, { description: 'mailed, kept, already-mailed or no-mailer' })
  mail: string;
}

@InputType()
export class BusinessOfSubmissionInput extends withTextInputs(SUBMITTED_FIELDS) {
  @Field(() => String)
  name: string;

  @Field(() => String)
  description: string;

  @Field(() => String)
  address: string;

  @Field(() => String)
  city: string;

  @Field(() => String, { nullable: true })
  borough?: string | null;

  @Field(() => [ID], { nullable: true })
  categoryIds?: string[] | null;
}
