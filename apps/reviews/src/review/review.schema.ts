import { documentsOf } from '@tedarik/service-kit';
import { reviewWords } from './review-words.js';
import { NO_TRUST, type Review } from './review.js';

/** A review as MongoDB holds it. */
export type ReviewDocument = Omit<Review, 'id'> & {
  _id: string;
  /** Copy of the business's name that is among the words; empty once it is deleted. */
  businessName: string;
  /** What the back office finds it by. */
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
  // One that was stored before businesses were merged, or answered reviews, or the rules or photos were there, says nothing of it.
  const { writtenFor = [], postedAt, editedAt, reply = null, hold = null, trust = NO_TRUST, photos = [] } = document;
  return {
    ...{ id, businessId, writtenFor, userId, userName, rating, comment, status },
    ...{ reportCount, version, postedAt, editedAt, reply, hold, trust, photos },
  };
};
