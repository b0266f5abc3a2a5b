import { ensureCollection, type Migration } from '@tedarik/service-kit';

const erasable = (field: string) => ({
  key: { deletedAt: 1 } as const,
  name: 'erasable',
  partialFilterExpression: { deletedAt: { $gt: new Date(0) }, [field]: { $gt: '' } },
});

/** Adds indexes that find deleted records with content by the time of deletion. */
export const ERASABLE_MIGRATION: Migration = {
  id: '004-erasable',
  async up(db) {
    await ensureCollection(db, 'posts', [erasable('title')]);
    await ensureCollection(db, 'categories', [erasable('name')]);
  },
};
