import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds choices for columns of tables. Earlier imports have none. */
export const columnMappings: Migration = {
  id: '008-column-mappings',
  async up(db) {
    await ensureCollection(db, 'columnMappings');
    await db.collection('imports').updateMany({ chosenColumns: { $exists: false } }, { $set: { chosenColumns: null } });
  },
};
