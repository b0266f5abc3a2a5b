import type { Migration } from '@tedarik/service-kit';

/** Records for earlier requests that their buyers were told of the existing offers. */
export const TOLD_OF_OFFERS_MIGRATION: Migration = {
  id: '002-told-of-offers',
  async up(db) {
    const requests = db.collection('quoteRequests');
    const unknown = { 'one.isBuyerTold': { $exists: false } };
    const mark = (isBuyerTold: boolean, which: object) =>
      requests.updateMany(
        { recipients: { $elemMatch: { isBuyerTold: { $exists: false } } } },
        { $set: { 'recipients.$[one].isBuyerTold': isBuyerTold } },
        { arrayFilters: [{ ...unknown, ...which }] },
      );
    await mark(true, { 'one.offer': { $ne: null } });
    await mark(false, {});
  },
};
