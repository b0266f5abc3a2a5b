import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { Review } from './review.js';

/** A review as MongoDB holds it. */
export type ReviewDocument = Omit<Review, 'id'> & { _id: string };

const schema = new Schema(
  {
    _id: String,
    businessId: String,
    userId: { type: String, default: null },
    userName: { type: String, default: null },
    rating: Number,
    comment: String,
    status: String,
    reportCount: Number,
    version: Number,
    postedAt: Date,
    editedAt: { type: Date, default: null },
  },
  { collection: 'reviews', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const reviewDocuments = (connection: Connection) => documentsOf<ReviewDocument>(connection, 'Review', schema);

export const toDocument = ({ id, ...fields }: Review): ReviewDocument => ({ _id: id, ...fields });
export const fromDocument = ({ _id, ...fields }: ReviewDocument): Review => ({ id: _id, ...fields });
