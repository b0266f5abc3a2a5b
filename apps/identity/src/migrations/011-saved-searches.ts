import { ensureCollection, type Migration } from '@tedarik/service-kit';

const TOLD_KEPT_SECONDS = 60 * 86_400;

/** Adds saved searches of visitors' accounts, and their new businesses. */
export const savedSearches: Migration = {
  id: '011-saved-searches',
  async up(db) {
    await ensureCollection(db, 'savedSearches', [
      { key: { accountId: 1, createdAt: -1 }, name: 'ofAccount' },
      { key: { token: 1 }, name: 'token', unique: true },
      { key: { nextMailAt: 1 }, name: 'due', partialFilterExpression: { hasNews: true, mails: true } },
    ]);
    await ensureCollection(db, 'searchNews', [
      { key: { searchId: 1, settledAt: 1, listedAt: -1 }, name: 'ofSearch' },
      // Longer than a business waits in the directory, so that it is reported only once.
      { key: { settledAt: 1 }, name: 'kept', expireAfterSeconds: TOLD_KEPT_SECONDS },
    ]);
  },
};
