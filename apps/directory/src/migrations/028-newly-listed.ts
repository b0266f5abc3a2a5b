import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** In case nobody acknowledges them. */
const KEPT_SECONDS = 30 * 86_400;

/** Since when businesses are public, as far as anybody knows, and those that become so from now on. */
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
