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
  number: 'Reference number that was given to the sender.',
  city: 'Province that was found in the address.',
  status: 'Status: pending, approved or rejected.',
  reason: 'Reason of the rejection; null otherwise.',
  mailedDecisions: 'Decisions that were mailed to the sender.',
  businessId: 'Id of the business created from the submission.',
}) {}

@ObjectType()
class ManagedSubmissionDecision extends typeOf(DecideSubmission.reply, {
  submission: { type: () => ManagedSubmission },
  mail: 'Result of mailing the sender: mailed, kept, already-mailed or no-mailer.',
}) {}

@InputType()
class BusinessOfSubmissionInput extends inputOf(CreateBusinessFromSubmission.request.shape.business) {}

export const SubmissionOperations = operations('submissions', {
  managedSubmissions: list(ListSubmissions, ManagedSubmission, {
    description: 'Submissions, newest first; `status`: pending, approved, rejected or all.',
  }),
  managedSubmission: query(GetSubmission, ManagedSubmission),
  decideSubmission: mutation(DecideSubmission, ManagedSubmissionDecision, {
    description:
      'Decides on a submission. `decision`: approved or rejected. `seenStatus`: its status as the caller saw it.',
    once: true,
  }),
  deleteSubmissions: bulk(DeleteSubmissions),
  createBusinessFromSubmission: mutation(CreateBusinessFromSubmission, ID, {
    description:
      'Creates a pending business from an approved submission. Idempotent: a repeat returns the id of the same business.',
    args: { business: { name: 'input', type: () => BusinessOfSubmissionInput } },
    answer: ({ businessId }) => businessId,
  }),
});
