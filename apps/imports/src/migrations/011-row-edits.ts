import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds edits of single rows and fixes for all rows with a problem. Earlier imports and mappings have none. */
export const rowEdits: Migration = {
  id: '011-row-edits',
  async up(db) {
    await ensureCollection(db, 'importEdits', [{ key: { importId: 1, row: 1 }, name: 'rows' }]);
    await db.collection('columnMappings').updateMany({ fixes: { $exists: false } }, { $set: { fixes: [], edits: [] } });
    await db
      .collection('imports')
      .updateMany({ fixes: { $exists: false } }, { $set: { fixes: null, offered: null, editCount: 0 } });
  },
};
