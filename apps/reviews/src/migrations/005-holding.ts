import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds the queue of reviews that the rules about attacks must judge. Earlier reviews are judged only when they are edited. */
export const HOLDING_MIGRATION: Migration = {
  id: '005-holding',
  async up(db) {
    const due = { partialFilterExpression: { 'trust.dueAt': { $type: 'date' } } };
    await ensureCollection(db, 'reviews', [{ key: { 'trust.dueAt': 1 }, name: 'due', ...due }]);
  },
};
