import { dropIndexes, ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

/** In the sort orders of the back office. A count can use index keys alone, but not with a partial index. */
const INDEXES: mongo.IndexDescription[] = [
  { key: { deletedAt: 1, date: -1, _id: -1 }, name: 'liveByDate' },
  { key: { status: 1, deletedAt: 1, date: -1, _id: -1 }, name: 'liveOfStatus' },
  { key: { categoryId: 1, deletedAt: 1, date: -1, _id: -1 }, name: 'liveOfCategory' },
];

/** Lets posts be counted without reading them. */
export const COUNTED_POSTS_MIGRATION: Migration = {
  id: '006-counted-posts',
  async up(db) {
    await ensureCollection(db, 'posts', INDEXES);
    await dropIndexes(db.collection('posts'), ['managedByDate', 'managedOfStatus', 'managedOfCategory']);
  },
};
