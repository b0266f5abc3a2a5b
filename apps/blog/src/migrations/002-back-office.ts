import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import type { PostDocument } from '../post/post.schema.js';
import { searchWords } from '../post/search-words.js';

const live = { partialFilterExpression: { deletedAt: null } };

/** Lists of the back office show posts of any status, the newest first. */
const POST_INDEXES: mongo.IndexDescription[] = [
  { key: { date: -1, _id: -1 }, name: 'managedByDate', ...live },
  { key: { status: 1, date: -1, _id: -1 }, name: 'managedOfStatus', ...live },
  { key: { categoryId: 1, date: -1, _id: -1 }, name: 'managedOfCategory', ...live },
];

/** Editors also search what readers do not see, and save categories by revision. */
export const BACK_OFFICE_MIGRATION: Migration = {
  id: '002-back-office',
  async up(db) {
    await ensureCollection(db, 'posts', POST_INDEXES);
    await db.collection('categories').updateMany({ revision: { $exists: false } }, { $set: { revision: 1 } });
    const posts = db.collection<PostDocument>('posts');
    for await (const post of posts.find({ deletedAt: null, words: [] })) {
      await posts.updateOne({ _id: post._id, version: post.version }, { $set: { words: searchWords(post) } });
    }
  },
};
