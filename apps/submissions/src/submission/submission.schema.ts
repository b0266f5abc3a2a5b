import { SubmissionDecision } from '@tedarik/commands';
import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { Submission } from './submission.js';

/** A submission as MongoDB holds it. */
export type SubmissionDocument = Omit<Submission, 'id'> & { _id: string };

const schema = new Schema(
  {
    _id: String,
    name: String,
    email: String,
    phone: String,
    businessName: String,
    address: String,
    message: { type: String, default: null },
    status: String,
    noticeVersion: String,
    createdAt: Date,
    decidedAt: { type: Date, default: null },
    reason: { type: String, default: null },
    mailedDecisions: [String],
    businessId: { type: String, default: null },
  },
  { collection: 'submissions', versionKey: false, id: false, autoIndex: false },
);

export const submissionDocuments = (connection: Connection) =>
  documentsOf<SubmissionDocument>(connection, 'Submission', schema);

export const toDocument = ({ id, ...fields }: Submission): SubmissionDocument => ({ _id: id, ...fields });

/** ADM-SUB-04: any status that is unknown is pending. Those of before there were decisions lack what belongs to one. */
export const fromDocument = ({ _id, ...fields }: SubmissionDocument): Submission => ({
  ...fields,
  id: _id,
  status: SubmissionDecision.safeParse(fields.status).data ?? 'pending',
  reason: fields.reason ?? null,
  mailedDecisions: fields.mailedDecisions ?? [],
  businessId: fields.businessId ?? null,
});
