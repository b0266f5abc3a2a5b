import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

const indexOf = (field: 'placeKeys' | 'matchKeys'): mongo.IndexDescription => ({
  key: { [field]: 1 },
  name: `${field}WithoutPlaceId`,
  partialFilterExpression: { [field]: { $gt: '' }, placeId: null, deletedAt: null },
});

/**
 * Adds indexes over businesses without a place id. A row with a place id can only match a business without one; these are few, and the
 * indexes avoid reading the others.
 */
export const KEYS_WITHOUT_PLACE_ID_MIGRATION: Migration = {
  id: '035-keys-without-place-id',
  up: (db) => ensureCollection(db, 'businesses', [indexOf('placeKeys'), indexOf('matchKeys')]),
};
