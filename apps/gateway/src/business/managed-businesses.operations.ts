import { DeleteBusinesses, GetDeletionEffects, RestoreBusinesses } from '@tedarik/commands';
import { bulk, operations, query, restoring } from '../graphql/operations.js';
import { ManagedDeletionEffects } from './managed-business.types.js';

/** Operations on businesses by id; ManagedBusinessesResolver shows and saves them. */
export const BusinessOperations = operations('businesses', {
  managedDeletionEffects: query(GetDeletionEffects, ManagedDeletionEffects),
  deleteBusinesses: bulk(DeleteBusinesses),
  restoreBusinesses: restoring(RestoreBusinesses),
});
