import { ensureCollection, type Migration } from '@tedarik/service-kit';
import { OUTBOX, WAITING_INDEX } from './outbox-row.js';

/** Longer than the streams keep their messages to be filled again from here. */
const KEPT_AFTER_SENDING_S = 7 * 24 * 3600;

/** What Outbox, its relay and leases need. Goes first in the list of a service that announces anything. */
export const OUTBOX_MIGRATION: Migration = {
  id: '000-outbox',
  async up(db) {
    await ensureCollection(db, 'leases');
    await ensureCollection(db, OUTBOX, [
      { key: { lane: 1, _id: 1 }, name: WAITING_INDEX, partialFilterExpression: { sentAt: null } },
      { key: { sentAt: 1 }, name: 'kept', expireAfterSeconds: KEPT_AFTER_SENDING_S },
    ]);
  },
};
