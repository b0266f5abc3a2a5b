import type { Migration } from '@tedarik/service-kit';

/**
 * Which fixes of earlier files somebody took over; imports of before do not know. Those whose rows are no longer kept lose
 * what they still say of them.
 */
export const takenOverFixes: Migration = {
  id: '012-taken-over-fixes',
  async up(db) {
    const imports = db.collection('imports');
    await imports.updateMany({ takenOver: { $exists: false } }, { $set: { takenOver: null } });
    await imports.updateMany({ erasedAt: { $type: 'date' } }, { $set: { columns: null, fixes: null, offered: null } });
  },
};
