import { dropIndexes, ensureCollection, type Migration } from '@tedarik/service-kit';
import { sortKey } from '@tedarik/turkish';

const live = { partialFilterExpression: { deletedAt: null } };

/** Kinds of certificates are edited and deleted from now on; who holds one is found by an index. */
export const CERTIFICATES_MIGRATION: Migration = {
  id: '004-certificates',
  async up(db) {
    await ensureCollection(db, 'sweeps');
    await ensureCollection(db, 'certificates', [{ key: { nameKey: 1 }, name: 'liveName', unique: true, ...live }]);
    // It counted deleted names too.
    await dropIndexes(db.collection('certificates'), ['name']);
    await ensureCollection(db, 'businesses', [
      {
        key: { 'certificates.certificateId': 1 },
        name: 'certificate',
        partialFilterExpression: { deletedAt: null, 'certificates.certificateId': { $gt: '' } },
      },
    ]);
    const certificates = db.collection<{ name: string }>('certificates');
    for await (const { _id, name } of certificates.find({ revision: { $exists: false } })) {
      await certificates.updateOne({ _id }, { $set: { sortKey: sortKey(name), revision: 1, deletedAt: null } });
    }
  },
};
