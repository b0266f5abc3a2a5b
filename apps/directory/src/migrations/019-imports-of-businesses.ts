import { ensureCollection, type Migration } from '@tedarik/service-kit';

const INDEX = {
  // Includes the default sort order of the list, because one import may contain most of the directory.
  key: { importIds: 1, createdAt: 1, _id: 1, standing: 1, verified: 1, featured: 1 },
  name: 'managedByImport',
  partialFilterExpression: { standing: { $gt: '' } },
} as const;
const MOST_IMPORTS = 20;

interface Chunk {
  /** '<importId>/<chunk>' */
  _id: string;
  outcomes: { outcome: string; businessId: string | null }[];
}
interface Overwritten {
  /** '<importId>/<businessId>' */
  _id: string;
  businessId: string;
  outcome: string | null;
}
interface Business {
  _id: string;
  importIds?: string[];
}

/**
 * Adds to businesses the imports that created or overwrote them; for earlier imports they are taken from the chunks stored for the last 30
 * days.
 */
export const IMPORTS_OF_BUSINESSES_MIGRATION: Migration = {
  id: '019-imports-of-businesses',
  async up(db) {
    await ensureCollection(db, 'businesses', [INDEX]);
    const businesses = db.collection<Business>('businesses');
    // Ids of imports rise with time, so the oldest import comes first.
    for await (const { _id, outcomes } of db.collection<Chunk>('importChunks').find().sort({ _id: 1 })) {
      const [importId = ''] = _id.split('/');
      const written = outcomes.flatMap(({ outcome, businessId }) =>
        businessId && (outcome === 'created' || outcome === 'updated') ? [businessId] : [],
      );
      const overwritten = { _id: { $in: written.map((id) => `${importId}/${id}`) }, outcome: 'undone' };
      const undone = await db.collection<Overwritten>('overwritten').distinct('businessId', overwritten);
      await businesses.updateMany(
        { _id: { $in: written, $nin: undone }, name: { $gt: '' }, importIds: { $ne: importId } },
        { $push: { importIds: { $each: [importId], $slice: -MOST_IMPORTS } } },
      );
    }
  },
};
