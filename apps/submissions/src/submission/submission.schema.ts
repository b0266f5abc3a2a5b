import { SubmissionDecision } from '@tedarik/commands';
import { documentsOf } from '@tedarik/service-kit';
import type { Submission } from './submission.js';

/** A submission as stored in MongoDB. */
export type SubmissionDocument = Omit<Submission, 'id'> & { _id: string };

export const submissionDocuments = documentsOf<SubmissionDocument>('submissions');

export const toDocument = ({ id, ...fields }: Submission): SubmissionDocument => ({ _id: id, ...fields });

/** ADM-SUB-04: an unknown status counts as pending. Documents stored before decisions existed do not have the fields of a decision. */
export const fromDocument = ({ _id, ...fields }: SubmissionDocument): Submission => ({
  ...fields,
  id: _id,
  status: SubmissionDecision.safeParse(fields.status).data ?? 'pending',
  reason: fields.reason ?? null,
  mailedDecisions: fields.mailedDecisions ?? [],
  businessId: fields.businessId ?? null,
});
