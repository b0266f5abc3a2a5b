import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Choices for columns of tables. Imports of before were read without any. */
export const columnMappings: Migration = {
  id: '008-column-mappings',
  async up(db) {
    await ensureCollection(db, 'columnMappings');
    await db.collection('imports').updateMany({ chosenColumns: { $exists: false } }, { $set: { chosenColumns: null } });
  },
};
