import { documentsOf } from '@tedarik/service-kit';
import { reviewWords } from './review-words.js';
import { NO_TRUST, type Review } from './review.js';

/** A review as stored in MongoDB. */
export type ReviewDocument = Omit<Review, 'id'> & {
  _id: string;
  /** Copy of the business's name, which is part of the words; empty once it is deleted. */
  businessName: string;
  /** Words by which the back office finds the review. */
  words: string[];
};

export const reviewDocuments = documentsOf<ReviewDocument>('reviews');

export const toDocument = ({ id, ...fields }: Review, businessName: string): ReviewDocument => ({
  _id: id,
  ...fields,
  businessName,
  words: reviewWords(fields, businessName),
});
export const fromDocument = (document: ReviewDocument): Review => {
  const { _id: id, businessId, userId, userName, rating, comment, status, reportCount, version } = document;
  // Documents stored before merges, replies, rules or photos existed do not have these fields.
  const { writtenFor = [], postedAt, editedAt, reply = null, hold = null, trust = NO_TRUST, photos = [] } = document;
  return {
    ...{ id, businessId, writtenFor, userId, userName, rating, comment, status },
    ...{ reportCount, version, postedAt, editedAt, reply, hold, trust, photos },
  };
};
