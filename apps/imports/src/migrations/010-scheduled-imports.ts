import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds scheduled imports and their runs. Earlier imports have no schedule. */
export const scheduledImports: Migration = {
  id: '010-scheduled-imports',
  async up(db) {
    const deleted = { deletedAt: { $gt: new Date(0) } };
    await ensureCollection(db, 'scheduledImports', [
      { key: { nameKey: 1 }, name: 'liveName', unique: true, partialFilterExpression: { deletedAt: null } },
      { key: { deletedAt: 1 }, name: 'erasable', partialFilterExpression: deleted },
    ]);
    await ensureCollection(db, 'scheduledRuns', [{ key: { dueAt: 1 }, name: 'due' }]);
    await db.collection('imports').updateMany({ scheduleId: { $exists: false } }, { $set: { scheduleId: null } });
  },
};
