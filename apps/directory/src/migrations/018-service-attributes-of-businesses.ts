import { ensureCollection, type Migration } from '@tedarik/service-kit';

/** Adds an index to find the businesses with a service attribute. */
export const SERVICE_ATTRIBUTES_OF_BUSINESSES_MIGRATION: Migration = {
  id: '018-service-attributes-of-businesses',
  async up(db) {
    await ensureCollection(db, 'businesses', [
      {
        key: { serviceAttributeIds: 1 },
        name: 'serviceAttribute',
        partialFilterExpression: { deletedAt: null, serviceAttributeIds: { $gt: '' } },
      },
    ]);
  },
};
