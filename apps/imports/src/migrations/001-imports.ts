import type { Migration } from '@tedarik/service-kit';

export const imports: Migration = {
  id: '001-imports',
  async up(db) {
    for (const name of ['imports', 'importBatches', 'importChunks']) {
      if (!(await db.listCollections({ name }).hasNext())) await db.createCollection(name);
    }
    await db.collection('imports').createIndex({ status: 1, createdAt: 1 });
    // Covers the sums of an import and the search for pending chunks without reading outcomes.
    await db
      .collection('importChunks')
      .createIndex(
        { importId: 1, doneAt: 1, chunk: 1, turn: 1, read: 1, created: 1, duplicate: 1, invalid: 1, lastRow: 1 },
        { name: 'sums' },
      );
    await db
      .collection('importChunks')
      .createIndex({ turn: 1 }, { name: 'unfinished', partialFilterExpression: { doneAt: null } });
    await db.collection('importBatches').createIndex({ importId: 1 });
  },
};
