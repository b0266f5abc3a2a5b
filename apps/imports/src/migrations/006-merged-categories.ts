import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds the last known version of categories that were merged. */
export const mergedCategories: Migration = {
  id: '006-merged-categories',
  up: (db) => ensureCollection(db, 'heardCategories'),
};
