import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** As long as deleted businesses keep their content. */
const KEPT_SECONDS = 30 * 86_400;
const merged = { partialFilterExpression: { mergedInto: { $gt: '' } } };

/** Adds merges, stored for as long as they can be undone, and indexes that find merged businesses by name and place id. */
export const MERGES_MIGRATION: Migration = {
  id: '022-merges',
  async up(db) {
    await ensureCollection(db, 'merges', [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_SECONDS }]);
    await ensureCollection(db, 'businesses', [
      { key: { nameKey: 1, mergedInto: 1 }, name: 'mergedName', ...merged },
      { key: { placeId: 1, mergedInto: 1 }, name: 'mergedPlace', ...merged },
    ]);
  },
};
