import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** A preview may be applied for a day, and what was applied may be undone for 30. */
const KEPT_SECONDS = 32 * 86_400;

/** Changes of many businesses, and what each of these had before. */
export const BULK_EDITS_MIGRATION: Migration = {
  id: '032-bulk-edits',
  async up(db) {
    await ensureCollection(db, 'bulkEdits', [
      { key: { state: 1, at: 1 }, name: 'ofState' },
      { key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_SECONDS },
    ]);
    await ensureCollection(db, 'bulkEditRows', [
      { key: { editId: 1, outcome: 1, _id: 1 }, name: 'ofEdit' },
      { key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_SECONDS },
    ]);
  },
};
