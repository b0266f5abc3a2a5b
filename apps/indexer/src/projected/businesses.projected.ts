import { ListBusinessSnapshots } from '@tedarik/commands';
import { BusinessChanged, BusinessDeleted, BusinessesIndexed, type BusinessSnapshot } from '@tedarik/events';
import { BUSINESSES, toBusinessDocument } from '@tedarik/search';
import { indexDocuments } from './documents-of.js';
import type { Projected } from './projected.js';

/** The index of businesses follows the directory's events about businesses. */
export const BUSINESSES_PROJECTED: Projected<BusinessSnapshot> = {
  index: BUSINESSES,
  aggregate: 'business',
  durable: 'indexer-directory',
  ownerPages: ListBusinessSnapshots,
  ...indexDocuments({ changed: BusinessChanged, deleted: BusinessDeleted, toDocument: toBusinessDocument }),
  notification: BusinessesIndexed,
};
