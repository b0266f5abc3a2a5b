import type { Migration } from '@tedarik/service-kit';

/** Adds constants and settings to the choices for columns, and targets proposed from values. Earlier tables have none. */
export const constants: Migration = {
  id: '009-constants',
  async up(db) {
    await db
      .collection('columnMappings')
      .updateMany({ constants: { $exists: false } }, { $set: { constants: [], settings: null } });
    await db
      .collection('imports')
      .updateMany({ proposedColumns: { $exists: false } }, { $set: { constants: null, proposedColumns: null } });
  },
};
