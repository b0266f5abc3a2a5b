import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** As long as the imports service keeps the rows of an import. */
const KEPT_SECONDS = 30 * 86_400;

/** What imports wrote over, for as long as they can be undone. */
export const OVERWRITTEN_MIGRATION: Migration = {
  id: '015-overwritten',
  async up(db) {
    await ensureCollection(db, 'overwritten', [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_SECONDS }]);
  },
};
