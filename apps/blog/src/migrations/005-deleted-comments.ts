import { dropIndexes, ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

/** Indexes for lists and counts without deleted comments. */
const INDEXES: mongo.IndexDescription[] = [
  { key: { postId: 1, status: 1, deletedAt: 1, _id: 1 }, name: 'liveOfPost' },
  { key: { status: 1, deletedAt: 1, _id: -1 }, name: 'liveToDecide' },
  { key: { deletedAt: 1 }, name: 'erasable', partialFilterExpression: { deletedAt: { $gt: new Date(0) } } },
];

/** Makes the deletion of a comment a mark instead of a removal. */
export const DELETED_COMMENTS_MIGRATION: Migration = {
  id: '005-deleted-comments',
  async up(db) {
    const comments = db.collection('comments');
    await comments.updateMany({ deletedAt: { $exists: false } }, { $set: { deletedAt: null } });
    await ensureCollection(db, 'comments', INDEXES);
    await dropIndexes(comments, ['ofPost', 'toDecide']);
  },
};
