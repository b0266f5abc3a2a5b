import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Documents of certificates follow merges, and those that may no longer prove anything are marked. */
export const PLACES_OF_DOCUMENTS_MIGRATION: Migration = {
  id: '038-places-of-documents',
  async up(db) {
    await ensureCollection(db, 'proofDocuments', [
      { key: { checkAt: 1 }, name: 'toCheck', partialFilterExpression: { checkAt: { $type: 'date' } } },
    ]);
    // Whatever is there already is looked at once.
    const places = { cameFrom: [], checkAt: { $cond: [{ $eq: ['$certificateId', null] }, null, new Date(0)] } };
    await db.collection('proofDocuments').updateMany({ checkAt: { $exists: false } }, [{ $set: places }]);
  },
};
