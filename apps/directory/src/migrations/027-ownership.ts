import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** The same period within which other decisions of the back office can be undone. */
const UNDOABLE_SECONDS = 30 * 86_400;

/** Adds the owners of pages, claims and invitations. */
export const OWNERSHIP_MIGRATION: Migration = {
  id: '027-ownership',
  async up(db) {
    await ensureCollection(db, 'pageOwners', [
      { key: { businessId: 1, accountId: 1 }, name: 'onePerAccount', unique: true },
      { key: { accountId: 1 }, name: 'account' },
    ]);
    await ensureCollection(db, 'revokedOwners', [
      { key: { endedAt: 1 }, name: 'kept', expireAfterSeconds: UNDOABLE_SECONDS },
      { key: { businessId: 1 }, name: 'business' },
      { key: { accountId: 1 }, name: 'account' },
    ]);
    await ensureCollection(db, 'pageClaims', [
      {
        key: { businessId: 1, accountId: 1 },
        name: 'oneRunning',
        unique: true,
        partialFilterExpression: { decidedAt: null },
      },
      { key: { accountId: 1 }, name: 'account' },
      { key: { status: 1, startedAt: 1 }, name: 'byStatus' },
      { key: { goneAt: 1 }, name: 'kept', expireAfterSeconds: 0 },
    ]);
    await ensureCollection(db, 'ownerInvitations', [
      { key: { tokenHash: 1 }, name: 'token', unique: true },
      { key: { businessId: 1 }, name: 'business' },
      { key: { invitedBy: 1 }, name: 'account' },
      { key: { expiresAt: 1 }, name: 'kept', expireAfterSeconds: 0 },
    ]);
    await ensureCollection(db, 'ownerAccounts');
  },
};
