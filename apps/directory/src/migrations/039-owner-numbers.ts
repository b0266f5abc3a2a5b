import { ensureCollection, type Migration } from '@tedarik/service-kit';

/**
 * Pages of which an owner changed a number. Who changed a number before is not known here, so every page that was ever given to an owner is
 * marked.
 */
export const OWNER_NUMBERS_MIGRATION: Migration = {
  id: '039-owner-numbers',
  async up(db) {
    await ensureCollection(db, 'ownerNumbers');
    const into = { $merge: { into: 'ownerNumbers', whenMatched: 'keepExisting' } };
    const page = { $group: { _id: '$businessId' } };
    await db.collection('pageOwners').aggregate([page, into]).toArray();
    await db
      .collection('pageClaims')
      .aggregate([{ $match: { status: 'approved' } }, page, into])
      .toArray();
  },
};
