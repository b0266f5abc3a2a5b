import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds the audit log, with an index (newest first) for each filter. */
export const audit: Migration = {
  id: '005-audit',
  async up(db) {
    const newestFirst = { at: -1, _id: -1 } as const;
    await ensureCollection(db, 'audit', [
      { key: newestFirst, name: 'newest' },
      { key: { 'record.kind': 1, 'record.id': 1, ...newestFirst }, name: 'ofRecord' },
      { key: { 'actor.id': 1, ...newestFirst }, name: 'ofActor' },
      { key: { action: 1, ...newestFirst }, name: 'ofAction' },
      { key: { words: 1, ...newestFirst }, name: 'words' },
    ]);
  },
};
