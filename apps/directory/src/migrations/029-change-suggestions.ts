import { ensureCollection, type Migration } from '@tedarik/service-kit';

const YEAR_SECONDS = 365 * 86_400;

/** Adds suggested changes, with indexes for the queue and for those of a page or an account; deleted a year after the decision. */
export const CHANGE_SUGGESTIONS_MIGRATION: Migration = {
  id: '029-change-suggestions',
  async up(db) {
    await ensureCollection(db, 'changeSuggestions', [
      { key: { status: 1, createdAt: 1, _id: 1 }, name: 'ofStatus' },
      { key: { createdAt: -1, _id: -1 }, name: 'newest' },
      { key: { businessId: 1, createdAt: -1 }, name: 'ofBusiness' },
      { key: { accountId: 1 }, name: 'ofAccount', partialFilterExpression: { accountId: { $gt: '' } } },
      { key: { decidedAt: 1 }, name: 'kept', expireAfterSeconds: YEAR_SECONDS },
    ]);
  },
};
