import { ensureCollection, type Migration } from '@tedarik/service-kit';
import { MAILS } from './mail-row.js';

const KEPT_AFTER_SETTLING_S = 30 * 24 * 3600;

/** The collections of Mails, its sender and the leases. Add it to the migrations of a service that sends mails. */
export const MAIL_MIGRATION: Migration = {
  id: '000-mail',
  async up(db) {
    await ensureCollection(db, 'leases');
    await ensureCollection(db, MAILS, [
      { key: { dueAt: 1 }, name: 'due', partialFilterExpression: { outcome: 'waiting' } },
      { key: { to: 1 }, name: 'receiver' },
      { key: { settledAt: 1 }, name: 'kept', expireAfterSeconds: KEPT_AFTER_SETTLING_S },
    ]);
  },
};
