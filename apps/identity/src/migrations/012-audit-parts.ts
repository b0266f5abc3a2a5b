import { dropIndexes, ensureCollection, type Migration } from '@tedarik/service-kit';

/** Indexes the log without the parts of bulk changes, so that their number does not matter. */
export const auditParts: Migration = {
  id: '012-audit-parts',
  async up(db) {
    const newestFirst = { partOf: 1, at: -1, _id: -1 } as const;
    await ensureCollection(db, 'audit', [
      { key: newestFirst, name: 'whole' },
      { key: { 'actor.id': 1, ...newestFirst }, name: 'wholeOfActor' },
      { key: { action: 1, ...newestFirst }, name: 'wholeOfAction' },
    ]);
    await dropIndexes(db.collection('audit'), ['newest', 'ofActor', 'ofAction']);
  },
};
