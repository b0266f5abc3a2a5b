import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds an index of audit records that still have values, oldest first, for retention. */
export const auditValues: Migration = {
  id: '007-audit-values',
  async up(db) {
    await ensureCollection(db, 'audit', [
      { key: { at: 1, 'record.kind': 1 }, name: 'valued', partialFilterExpression: { valued: true } },
    ]);
    await db.collection('audit').updateMany({ valued: { $exists: false } }, { $set: { valued: true } });
  },
};
