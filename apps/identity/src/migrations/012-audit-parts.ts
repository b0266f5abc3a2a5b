import { dropIndexes, ensureCollection, type Migration } from '@tedarik/service-kit';

/** The log is read without the parts of changes of many, however many these are. */
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
