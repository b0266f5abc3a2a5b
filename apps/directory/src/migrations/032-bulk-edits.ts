import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** A preview can be applied for one day, an applied edit can be undone for 30. */
const KEPT_SECONDS = 32 * 86_400;

/** Adds bulk edits and their rows, which contain the former values. */
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
