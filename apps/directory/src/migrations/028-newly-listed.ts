import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Deletes rows that are never acknowledged. */
const KEPT_SECONDS = 30 * 86_400;

/** Adds the time since when each business is public (estimated for existing ones), and the list of newly listed businesses. */
export const NEWLY_LISTED_MIGRATION: Migration = {
  id: '028-newly-listed',
  async up(db) {
    await ensureCollection(db, 'newlyListed', [
      { key: { listedAt: 1 }, name: 'kept', expireAfterSeconds: KEPT_SECONDS },
    ]);
    const wasActive = { $in: ['$status', ['active', 'inactive']] };
    await db
      .collection('businesses')
      .updateMany({ listedAt: { $exists: false } }, [
        { $set: { listedAt: { $cond: [wasActive, '$createdAt', null] } } },
      ]);
  },
};
