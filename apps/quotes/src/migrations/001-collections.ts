import { COMMAND_LOG_INDEXES, ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

const DAY_SECONDS = 86_400;

/** All collections and indexes must exist before the first transaction. */
const INDEXES: Record<string, mongo.IndexDescription[]> = {
  quoteRequests: [
    { key: { tokenHashes: 1 }, name: 'buyerLink' },
    { key: { 'recipients.tokenHashes': 1 }, name: 'supplierLink' },
    { key: { 'buyer.accountId': 1, createdAt: -1, _id: -1 }, name: 'ofAccount' },
    { key: { status: 1, createdAt: -1, _id: -1 }, name: 'ofStatus' },
    { key: { createdAt: -1, _id: -1 }, name: 'newest' },
    { key: { dueAt: 1 }, name: 'due', partialFilterExpression: { dueAt: { $type: 'date' } } },
    // The TTL index ignores documents without a date.
    { key: { settledAt: 1 }, name: 'kept', expireAfterSeconds: 180 * DAY_SECONDS },
    {
      key: { createdAt: 1 },
      name: 'unconfirmed',
      expireAfterSeconds: 2 * DAY_SECONDS,
      partialFilterExpression: { status: 'unconfirmed' },
    },
  ],
  stoppedAddresses: [],
  blockedAddresses: [],
  dailyCounts: [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: 2 * DAY_SECONDS }],
  sentTexts: [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: 180 * DAY_SECONDS }],
  commands: COMMAND_LOG_INDEXES,
};

export const COLLECTIONS_MIGRATION: Migration = {
  id: '001-collections',
  async up(db) {
    for (const [name, indexes] of Object.entries(INDEXES)) await ensureCollection(db, name, indexes);
  },
};
