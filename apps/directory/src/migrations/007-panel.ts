import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds an index from which the dashboard reads the keys of all cities. */
export const PANEL_MIGRATION: Migration = {
  id: '007-panel',
  async up(db) {
    await ensureCollection(db, 'businesses', [{ key: { 'locations.cityKey': 1 }, name: 'city' }]);
  },
};
