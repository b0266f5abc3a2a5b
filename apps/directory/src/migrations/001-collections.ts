import { COMMAND_LOG_INDEXES, ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

const DAY_SECONDS = 86_400;
const live = { partialFilterExpression: { deletedAt: null } };

/** All collections and indexes must exist before the first transaction. */
const INDEXES: Record<string, mongo.IndexDescription[]> = {
  businesses: [
    { key: { slug: 1 }, name: 'liveSlug', unique: true, ...live },
    {
      key: { slug: 1, deletedAt: -1 },
      name: 'deletedSlug',
      partialFilterExpression: { deletedAt: { $gt: new Date(0) } },
    },
    { key: { identityKey: 1 }, name: 'identity', unique: true, ...live },
    { key: { nameKey: 1 }, name: 'name', ...live },
    {
      key: { placeId: 1 },
      name: 'place',
      unique: true,
      partialFilterExpression: { deletedAt: null, placeId: { $gt: '' } },
    },
    // One index entry per list of a public business ('all' and each of its categories), in each sort order.
    { key: { lists: 1, averageRating: -1, reviewCount: -1, sortKey: 1, _id: 1 }, name: 'listByRating' },
    { key: { lists: 1, sortKey: 1, _id: 1 }, name: 'listByName' },
    { key: { lists: 1, establishedYear: -1, createdAt: -1, _id: 1 }, name: 'listByYear' },
    { key: { lists: 1, createdAt: -1, _id: 1 }, name: 'listByArrival' },
    { key: { words: 1 }, name: 'words' },
  ],
  slugHistory: [{ key: { kind: 1, slug: 1, at: -1 }, name: 'formerSlug' }],
  categories: [
    { key: { slug: 1 }, name: 'liveSlug', unique: true, ...live },
    { key: { nameKey: 1 }, name: 'name', unique: true, ...live },
  ],
  districts: [
    { key: { slug: 1 }, name: 'liveSlug', unique: true, ...live },
    { key: { nameKey: 1, cityKey: 1 }, name: 'nameInCity', unique: true, ...live },
  ],
  certificates: [{ key: { nameKey: 1 }, name: 'name', unique: true }],
  products: [{ key: { businessId: 1, position: 1 }, name: 'ofBusiness' }],
  commands: COMMAND_LOG_INDEXES,
  importChunks: [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: 30 * DAY_SECONDS }],
  counts: [],
};

export const COLLECTIONS_MIGRATION: Migration = {
  id: '001-collections',
  async up(db) {
    for (const [name, indexes] of Object.entries(INDEXES)) await ensureCollection(db, name, indexes);
  },
};
