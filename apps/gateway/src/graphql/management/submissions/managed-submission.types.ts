import { InputType, ObjectType } from '@nestjs/graphql';
import { CreateBusinessFromSubmission, DecideSubmission, SubmissionView } from '@tedarik/commands';
import { inputOf, pageOf, typeOf } from '../../type-of.js';

const business = CreateBusinessFromSubmission.request.shape.business;

@ObjectType()
export class ManagedSubmission extends typeOf(SubmissionView, {
  number: 'What its sender was told to quote.',
  city: 'Province that the address names.',
  status: 'pending, approved or rejected',
  reason: 'Of a rejection.',
  mailedDecisions: 'Decisions of which the sender has been told.',
  businessId: 'The business that was made of it.',
}) {}

@ObjectType()
export class ManagedSubmissionList extends pageOf(ManagedSubmission) {}

@ObjectType()
export class ManagedSubmissionDecision extends typeOf(DecideSubmission.reply, {
  submission: { type: () => ManagedSubmission },
  mail: 'mailed, kept, already-mailed or no-mailer',
}) {}

@InputType()
export class BusinessOfSubmissionInput extends inputOf(
  business.extend({ categoryIds: business.shape.categoryIds.nullable().optional() }),
) {}
