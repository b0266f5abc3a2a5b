import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Which reviews the rules about attacks have yet to look at. Reviews from before are not looked at, unless they are edited. */
export const HOLDING_MIGRATION: Migration = {
  id: '005-holding',
  async up(db) {
    const due = { partialFilterExpression: { 'trust.dueAt': { $type: 'date' } } };
    await ensureCollection(db, 'reviews', [{ key: { 'trust.dueAt': 1 }, name: 'due', ...due }]);
  },
};
