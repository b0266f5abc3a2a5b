import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

const deleted = { deletedAt: { $gt: new Date(0) } };

const INDEXES: Record<string, mongo.IndexDescription['partialFilterExpression']> = {
  categories: { ...deleted, name: { $gt: '' } },
  districts: { ...deleted, name: { $gt: '' } },
  // Erased certificates are deleted completely, because they have neither an address nor a version.
  certificates: deleted,
};

/** Adds indexes that find deleted records of the small tables that are not erased yet, by the time of deletion. */
export const ERASABLE_TABLES_MIGRATION: Migration = {
  id: '013-erasable-tables',
  async up(db) {
    for (const [name, partialFilterExpression] of Object.entries(INDEXES)) {
      await ensureCollection(db, name, [{ key: { deletedAt: 1 }, name: 'erasable', partialFilterExpression }]);
    }
  },
};
