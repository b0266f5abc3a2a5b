import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

const ERASABLE: mongo.IndexDescription = {
  key: { deletedAt: 1 },
  name: 'erasable',
  partialFilterExpression: { deletedAt: { $gt: new Date(0) }, name: { $gt: '' } },
};

/** Adds indexes that find deleted records with content by the time of deletion. */
export const ERASABLE_MIGRATION: Migration = {
  id: '011-erasable',
  async up(db) {
    for (const name of ['businesses', 'products']) await ensureCollection(db, name, [ERASABLE]);
  },
};
