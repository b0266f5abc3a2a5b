import { dropIndexes, ensureCollection, type Migration } from '@tedarik/service-kit';
import { sortKey } from '@tedarik/turkish';

const live = { partialFilterExpression: { deletedAt: null } };

/** Makes certificates editable and deletable, and adds an index to find the businesses that hold one. */
export const CERTIFICATES_MIGRATION: Migration = {
  id: '004-certificates',
  async up(db) {
    await ensureCollection(db, 'sweeps');
    await ensureCollection(db, 'certificates', [{ key: { nameKey: 1 }, name: 'liveName', unique: true, ...live }]);
    // The former index included the names of deleted certificates.
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
