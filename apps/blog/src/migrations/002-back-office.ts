import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { stemmedWords } from './frozen/words.js';

const live = { partialFilterExpression: { deletedAt: null } };

/** Lists of the back office contain posts of any status, newest first. */
const POST_INDEXES: mongo.IndexDescription[] = [
  { key: { date: -1, _id: -1 }, name: 'managedByDate', ...live },
  { key: { status: 1, date: -1, _id: -1 }, name: 'managedOfStatus', ...live },
  { key: { categoryId: 1, date: -1, _id: -1 }, name: 'managedOfCategory', ...live },
];

/** A post as it was stored at that time. */
interface PostDocument {
  _id: string;
  version: number;
  title: string;
  excerpt: string;
  tags: string[];
  text: string;
  words: string[];
  deletedAt: Date | null;
}
const MOST_WORDS = 5_000;

const searchWords = ({ title, excerpt, tags, text }: PostDocument): string[] =>
  [...new Set(stemmedWords(`${title} ${excerpt} ${tags.join(' ')} ${text}`))].slice(0, MOST_WORDS);

/** Makes posts that are not public searchable for editors, and adds a revision to categories. */
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
