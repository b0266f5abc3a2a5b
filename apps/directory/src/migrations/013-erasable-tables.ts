import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

const deleted = { deletedAt: { $gt: new Date(0) } };

const INDEXES: Record<string, mongo.IndexDescription['partialFilterExpression']> = {
  categories: { ...deleted, name: { $gt: '' } },
  districts: { ...deleted, name: { $gt: '' } },
  // Nothing of these stays: they have neither an address nor a version.
  certificates: deleted,
};

/** What was deleted of the small tables, and is not erased yet, is found by the day of its deletion. */
export const ERASABLE_TABLES_MIGRATION: Migration = {
  id: '013-erasable-tables',
  async up(db) {
    for (const [name, partialFilterExpression] of Object.entries(INDEXES)) {
      await ensureCollection(db, name, [{ key: { deletedAt: 1 }, name: 'erasable', partialFilterExpression }]);
    }
  },
};
