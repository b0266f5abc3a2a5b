import { COMMAND_LOG_INDEXES, ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

const DAY_SECONDS = 86_400;
const live = { partialFilterExpression: { deletedAt: null } };

/** All collections and indexes must exist before the first transaction. */
const INDEXES: Record<string, mongo.IndexDescription[]> = {
  posts: [
    { key: { slug: 1 }, name: 'liveSlug', unique: true, ...live },
    {
      key: { slug: 1, deletedAt: -1 },
      name: 'deletedSlug',
      partialFilterExpression: { deletedAt: { $gt: new Date(0) } },
    },
    { key: { isListed: 1, date: -1, _id: -1 }, name: 'listByDate' },
    { key: { isListed: 1, categoryId: 1, date: -1, _id: -1 }, name: 'listOfCategory' },
    { key: { isListed: 1, isFeatured: 1, date: -1, _id: -1 }, name: 'listOfFeatured' },
    { key: { words: 1 }, name: 'words' },
    {
      key: { announceAt: 1 },
      name: 'toAnnounce',
      partialFilterExpression: { announceAt: { $gt: new Date(0) } },
    },
  ],
  slugHistory: [{ key: { kind: 1, slug: 1, at: -1 }, name: 'formerSlug' }],
  categories: [
    { key: { slug: 1 }, name: 'liveSlug', unique: true, ...live },
    { key: { nameKey: 1 }, name: 'name', unique: true, ...live },
  ],
  comments: [
    { key: { postId: 1, status: 1, _id: 1 }, name: 'ofPost' },
    { key: { status: 1, _id: -1 }, name: 'toDecide' },
    // GEN-21: rejected comments are deleted after 90 days.
    { key: { rejectedAt: 1 }, name: 'kept', expireAfterSeconds: 90 * DAY_SECONDS },
  ],
  // GEN-21: an e-mail address is deleted after a year, its comment stays for good.
  commentEmails: [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: 365 * DAY_SECONDS }],
  discussions: [],
  postViews: [],
  commands: COMMAND_LOG_INDEXES,
};

export const COLLECTIONS_MIGRATION: Migration = {
  id: '001-collections',
  async up(db) {
    for (const [name, indexes] of Object.entries(INDEXES)) await ensureCollection(db, name, indexes);
  },
};
