import { dropIndexes, ensureCollection, type Migration } from '@tedarik/service-kit';

/**
 * Rejected comments are now erased by this service. The TTL index left their e-mail addresses, which are deleted here, and nothing told the
 * audit log.
 */
export const REJECTED_COMMENTS_MIGRATION: Migration = {
  id: '008-rejected-comments',
  async up(db) {
    const rejected = { partialFilterExpression: { rejectedAt: { $gt: new Date(0) } } };
    await dropIndexes(db.collection('comments'), ['kept']);
    await ensureCollection(db, 'comments', [{ key: { rejectedAt: 1 }, name: 'rejected', ...rejected }]);
    const emails = db.collection('commentEmails');
    const ofNone = emails.aggregate([
      { $lookup: { from: 'comments', localField: '_id', foreignField: '_id', as: 'comments' } },
      { $match: { comments: [] } },
    ]);
    for await (const { _id } of ofNone) await emails.deleteOne({ _id });
  },
};
