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
  },
  { collection: 'submissions', versionKey: false, id: false, autoIndex: false },
);

export const submissionDocuments = (connection: Connection) =>
  documentsOf<SubmissionDocument>(connection, 'Submission', schema);

export const toDocument = ({ id, ...fields }: Submission): SubmissionDocument => ({ _id: id, ...fields });
export const fromDocument = ({ _id, ...fields }: SubmissionDocument): Submission => ({ id: _id, ...fields });
