import { COMMAND_LOG_INDEXES, ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

/** All collections and indexes must exist before the first transaction. */
const INDEXES: Record<string, mongo.IndexDescription[]> = {
  reviews: [
    // PUB-REV-16: one review per author and business. Reviews of erased accounts have no author and cannot collide.
    {
      key: { userId: 1, businessId: 1 },
      name: 'oneOfAuthorAndBusiness',
      unique: true,
      partialFilterExpression: { userId: { $type: 'string' } },
    },
    { key: { businessId: 1, status: 1, postedAt: -1, _id: -1 }, name: 'ofBusiness' },
    { key: { userId: 1, postedAt: -1, _id: -1 }, name: 'ofAuthor' },
    { key: { status: 1, postedAt: -1, _id: -1 }, name: 'ofStatus' },
    { key: { postedAt: -1, _id: -1 }, name: 'newest' },
    {
      key: { postedAt: -1, _id: -1, reportCount: 1 },
      name: 'reported',
      partialFilterExpression: { reportCount: { $gt: 0 } },
    },
  ],
  ratings: [],
  reports: [
    { key: { reviewId: 1, accountId: 1 }, name: 'oneOfReviewAndAccount', unique: true },
    { key: { accountId: 1 }, name: 'ofAccount' },
  ],
  moderations: [{ key: { reviewId: 1, at: 1 }, name: 'ofReview' }],
  businesses: [],
  authors: [],
  commands: COMMAND_LOG_INDEXES,
};

export const COLLECTIONS_MIGRATION: Migration = {
  id: '001-collections',
  async up(db) {
    for (const [name, indexes] of Object.entries(INDEXES)) await ensureCollection(db, name, indexes);
  },
};
