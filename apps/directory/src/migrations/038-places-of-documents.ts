import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Makes documents of certificates follow merges, and adds the time of the next check whether their page still has the certificate. */
export const PLACES_OF_DOCUMENTS_MIGRATION: Migration = {
  id: '038-places-of-documents',
  async up(db) {
    await ensureCollection(db, 'proofDocuments', [
      { key: { checkAt: 1 }, name: 'toCheck', partialFilterExpression: { checkAt: { $type: 'date' } } },
    ]);
    // All existing documents of certificates are checked once.
    const places = { cameFrom: [], checkAt: { $cond: [{ $eq: ['$certificateId', null] }, null, new Date(0)] } };
    await db.collection('proofDocuments').updateMany({ checkAt: { $exists: false } }, [{ $set: places }]);
  },
};
