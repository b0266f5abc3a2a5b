import type { Migration } from '@tedarik/service-kit';

/** Constants and settings beside the choices for columns, and what values tell of columns. Tables of before had none. */
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
