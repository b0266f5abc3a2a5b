import { ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  CreateBusinessFromSubmission,
  DecideSubmission,
  DeleteSubmissions,
  GetSubmission,
  ListSubmissions,
  SubmissionView,
} from '@tedarik/commands';
import { bulk, list, mutation, operations, query } from '../graphql/operations.js';
import { inputOf, typeOf } from '../graphql/type-of.js';

@ObjectType()
class ManagedSubmission extends typeOf(SubmissionView, {
  number: 'What its sender was told to quote.',
  city: 'Province that the address names.',
  status: 'pending, approved or rejected',
  reason: 'Of a rejection.',
  mailedDecisions: 'Decisions of which the sender has been told.',
  businessId: 'The business that was made of it.',
}) {}

@ObjectType()
class ManagedSubmissionDecision extends typeOf(DecideSubmission.reply, {
  submission: { type: () => ManagedSubmission },
  mail: 'mailed, kept, already-mailed or no-mailer',
}) {}

@InputType()
class BusinessOfSubmissionInput extends inputOf(CreateBusinessFromSubmission.request.shape.business) {}

export const SubmissionOperations = operations('submissions', {
  managedSubmissions: list(ListSubmissions, ManagedSubmission, {
    description: 'Newest first; `status`: pending, approved, rejected or all.',
  }),
  managedSubmission: query(GetSubmission, ManagedSubmission),
  decideSubmission: mutation(DecideSubmission, ManagedSubmissionDecision, {
    description: '`decision`: approved or rejected.',
    once: true,
  }),
  deleteSubmissions: bulk(DeleteSubmissions),
  createBusinessFromSubmission: mutation(CreateBusinessFromSubmission, ID, {
    description: 'The pending business of an approved submission: one, however often it is requested.',
    args: { business: { name: 'input', type: () => BusinessOfSubmissionInput } },
    answer: ({ businessId }) => businessId,
  }),
});
