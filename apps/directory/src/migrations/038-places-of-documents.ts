import type { Migration } from '@tedarik/service-kit';

/** Documents of certificates follow merges. */
export const PLACES_OF_DOCUMENTS_MIGRATION: Migration = {
  id: '038-places-of-documents',
  async up(db) {
    await db.collection('proofDocuments').updateMany({ cameFrom: { $exists: false } }, { $set: { cameFrom: [] } });
  },
};
