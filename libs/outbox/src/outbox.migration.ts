import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { OUTBOX, type OutboxRow, WAITING_INDEX } from './outbox-row.js';

/** Twice as long as the streams keep messages, so that a consumer that was down for longer can get them from here. */
const KEPT_AFTER_SENDING_S = 14 * 24 * 3600;
const AT_ONCE = 500;

/** The collections of Outbox, its relay and the leases. */
const COLLECTIONS: Migration = {
  id: '000-outbox',
  async up(db) {
    await ensureCollection(db, 'leases');
    await ensureCollection(db, OUTBOX, [
      { key: { lane: 1, _id: 1 }, name: WAITING_INDEX, partialFilterExpression: { sentAt: null } },
      { key: { sentAt: 1 }, name: 'kept', expireAfterSeconds: KEPT_AFTER_SENDING_S },
    ]);
  },
};

interface EarlierRow {
  envelope: unknown;
  aggregateId: string;
  version: number;
}

/** Rows used to be one event as an object; now each is a message as text. */
const MESSAGES: Migration = {
  id: '000-outbox-messages',
  async up(db) {
    const rows = db.collection<OutboxRow & EarlierRow>(OUTBOX);
    let writes: mongo.AnyBulkWriteOperation<OutboxRow & EarlierRow>[] = [];
    for await (const { _id, envelope } of rows.find({ message: { $exists: false } })) {
      const $set = { message: JSON.stringify(envelope), events: 1 };
      writes.push({
        updateOne: { filter: { _id }, update: { $set, $unset: { envelope: 1, aggregateId: 1, version: 1 } } },
      });
      if (writes.length < AT_ONCE) continue;
      await rows.bulkWrite(writes, { ordered: false });
      writes = [];
    }
    if (writes.length > 0) await rows.bulkWrite(writes, { ordered: false });
  },
};

/** For older databases, whose index kept sent rows for 7 days. */
const KEPT_LONGER: Migration = {
  id: '000-outbox-kept-longer',
  async up(db) {
    await db.command({ collMod: OUTBOX, index: { name: 'kept', expireAfterSeconds: KEPT_AFTER_SENDING_S } });
  },
};

/** Must come first in the migrations of every service that publishes events. */
export const OUTBOX_MIGRATIONS: readonly Migration[] = [COLLECTIONS, MESSAGES, KEPT_LONGER];
