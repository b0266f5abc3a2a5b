import type { Migration } from '@tedarik/service-kit';

/**
 * Adds the fixes that were taken over from earlier files; earlier imports have none. Also deletes the remaining content of imports whose
 * rows are erased.
 */
export const takenOverFixes: Migration = {
  id: '012-taken-over-fixes',
  async up(db) {
    const imports = db.collection('imports');
    await imports.updateMany({ takenOver: { $exists: false } }, { $set: { takenOver: null } });
    await imports.updateMany({ erasedAt: { $type: 'date' } }, { $set: { columns: null, fixes: null, offered: null } });
  },
};
