import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds an index of requests by recipient business and day of creation. */
export const QUOTES_OF_BUSINESS_MIGRATION: Migration = {
  id: '003-quotes-of-business',
  up: (db) =>
    ensureCollection(db, 'quoteRequests', [{ key: { 'recipients.businessId': 1, createdAt: 1 }, name: 'ofBusiness' }]),
};
