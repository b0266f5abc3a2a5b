import { ensureCollection, type Migration } from '@tedarik/service-kit';

interface Counts {
  _id: 'current';
  tallies?: { key: string; businesses: number }[];
}

/** Moves the counts from one document, which was rewritten with each change, to one row per key. */
export const TALLIES_MIGRATION: Migration = {
  id: '016-tallies',
  async up(db) {
    await ensureCollection(db, 'tallies');
    const { tallies = [] } = (await db.collection<Counts>('counts').findOne({ _id: 'current' })) ?? {};
    if (tallies.length === 0) return;
    const rows = tallies.map(({ key, businesses }) => ({
      updateOne: { filter: { _id: key }, update: { $set: { businesses } }, upsert: true },
    }));
    await db.collection<{ _id: string }>('tallies').bulkWrite(rows, { ordered: false });
    await db.collection<Counts>('counts').updateOne({ _id: 'current' }, { $unset: { tallies: 1 } });
  },
};
