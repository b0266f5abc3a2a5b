import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** As long as the imports service stores the rows of an import. */
const KEPT_SECONDS = 30 * 86_400;

/** Adds the former values that imports overwrote, stored for as long as the import can be undone. */
export const OVERWRITTEN_MIGRATION: Migration = {
  id: '015-overwritten',
  async up(db) {
    await ensureCollection(db, 'overwritten', [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_SECONDS }]);
  },
};
