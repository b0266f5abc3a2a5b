import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { Review } from '../review/review.js';

/** A review as it was when the back office removed it; nothing lists or counts these. */
export type RemovedReviewDocument = Omit<Review, 'id'> & { _id: string; removedAt: Date };

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
    removedAt: Date,
  },
  { collection: 'removedReviews', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const removedReviewDocuments = (connection: Connection) =>
  documentsOf<RemovedReviewDocument>(connection, 'RemovedReview', schema);
