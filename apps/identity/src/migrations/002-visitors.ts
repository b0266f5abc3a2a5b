import { COMMAND_LOG_INDEXES, ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds accounts of the public site and the links mailed to them. */
export const visitors: Migration = {
  id: '002-visitors',
  async up(db) {
    await ensureCollection(db, 'visitors', [
      { key: { email: 1 }, name: 'email', unique: true },
      { key: { dropAt: 1 }, name: 'neverActivated', expireAfterSeconds: 0 },
    ]);
    await ensureCollection(db, 'links', [
      { key: { visitorId: 1 }, name: 'ofVisitor' },
      { key: { expiresAt: 1 }, name: 'expired', expireAfterSeconds: 0 },
    ]);
    await ensureCollection(db, 'commands', COMMAND_LOG_INDEXES);
  },
};
