import { ensureCollection, type Migration, newId } from '@tedarik/service-kit';
import { nameKey, sortKey } from '@tedarik/turkish';

const AT_FIRST = [
  'Toptan satış',
  'Perakende satış',
  'Kargo ile gönderim',
  'İhracat',
  'Fason üretim',
  'Numune gönderimi',
];

/** Adds service attributes (how businesses sell and work) with an initial list that administrators can change. */
export const SERVICE_ATTRIBUTES_MIGRATION: Migration = {
  id: '017-service-attributes',
  async up(db) {
    const deleted = { deletedAt: { $gt: new Date(0) } };
    await ensureCollection(db, 'serviceAttributes', [
      { key: { nameKey: 1 }, name: 'liveName', unique: true, partialFilterExpression: { deletedAt: null } },
      { key: { deletedAt: 1 }, name: 'erasable', partialFilterExpression: deleted },
    ]);
    const rows = AT_FIRST.map((name, at) => {
      const keys = { name, sortKey: sortKey(name), description: null, sortOrder: at + 1 };
      const $setOnInsert = { _id: newId(), ...keys, revision: 1, createdAt: new Date() };
      return {
        updateOne: { filter: { nameKey: nameKey(name), deletedAt: null }, update: { $setOnInsert }, upsert: true },
      };
    });
    await db.collection<{ _id: string }>('serviceAttributes').bulkWrite(rows);
  },
};
