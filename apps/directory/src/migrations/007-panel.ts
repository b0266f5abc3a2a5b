import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** The dashboard reads the keys of all cities off an index. */
export const PANEL_MIGRATION: Migration = {
  id: '007-panel',
  async up(db) {
    await ensureCollection(db, 'businesses', [{ key: { 'locations.cityKey': 1 }, name: 'city' }]);
  },
};
