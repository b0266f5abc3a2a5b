import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds failures, and the index for the figures of the queue monitor. */
export const failures: Migration = {
  id: '004-failures',
  async up(db) {
    await ensureCollection(db, 'importFailures', [
      { key: { importId: 1 }, name: 'ofImport' },
      { key: { at: -1 }, name: 'latest' },
    ]);
    await db.collection('importChunks').createIndex({ doneAt: 1, read: 1 }, { name: 'throughput' });
  },
};
