import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds an index that finds replies by their author's account, for its erasure. */
export const REPLIES_MIGRATION: Migration = {
  id: '004-replies',
  async up(db) {
    const answered = { partialFilterExpression: { 'reply.accountId': { $gt: '' } } };
    for (const name of ['reviews', 'removedReviews'])
      await ensureCollection(db, name, [{ key: { 'reply.accountId': 1 }, name: 'answeredBy', ...answered }]);
  },
};
