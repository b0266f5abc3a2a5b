import { ListBusinessSnapshots } from '@tedarik/commands';
import { BusinessChanged, BusinessDeleted, BusinessesIndexed, type BusinessSnapshot } from '@tedarik/events';
import { BUSINESSES, toBusinessDocument } from '@tedarik/search';
import { indexDocuments } from './documents-of.js';
import type { Projected } from './projected.js';

/** The index of businesses follows what the directory announces of them. */
export const BUSINESSES_PROJECTED: Projected<BusinessSnapshot> = {
  index: BUSINESSES,
  aggregate: 'business',
  durable: 'indexer-directory',
  ownerPages: ListBusinessSnapshots,
  ...indexDocuments({ changed: BusinessChanged, deleted: BusinessDeleted, toDocument: toBusinessDocument }),
  notification: BusinessesIndexed,
};
