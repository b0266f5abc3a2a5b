import { COMMAND_LOG_INDEXES, ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

const YEAR_SECONDS = 365 * 86_400;

/** All collections and indexes must exist before the first transaction. */
const INDEXES: Record<string, mongo.IndexDescription[]> = {
  submissions: [
    { key: { status: 1, createdAt: -1, _id: -1 }, name: 'ofStatus' },
    { key: { createdAt: -1, _id: -1 }, name: 'newest' },
    // GEN-21: deleted a year after the decision; the TTL index ignores documents without a date.
    { key: { decidedAt: 1 }, name: 'kept', expireAfterSeconds: YEAR_SECONDS },
  ],
  commands: COMMAND_LOG_INDEXES,
};

export const COLLECTIONS_MIGRATION: Migration = {
  id: '001-collections',
  async up(db) {
    for (const [name, indexes] of Object.entries(INDEXES)) await ensureCollection(db, name, indexes);
  },
};
