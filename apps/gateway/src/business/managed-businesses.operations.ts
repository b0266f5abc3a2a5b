import { DeleteBusinesses, GetDeletionEffects, RestoreBusinesses, UndoBusinessChanges } from '@tedarik/commands';
import { bulk, operations, query, restoring } from '../graphql/operations.js';
import { ManagedFormerFieldsInput } from './managed-business.inputs.js';
import { ManagedDeletionEffects } from './managed-business.types.js';

/** What is done with businesses by their ids; ManagedBusinessesResolver shows and saves them. */
export const BusinessOperations = operations('businesses', {
  managedDeletionEffects: query(GetDeletionEffects, ManagedDeletionEffects),
  undoBusinessChanges: bulk(UndoBusinessChanges, {
    description: 'Takes a change of many back where nobody has saved one since.',
    args: { former: { type: () => [ManagedFormerFieldsInput] } },
  }),
  deleteBusinesses: bulk(DeleteBusinesses),
  restoreBusinesses: restoring(RestoreBusinesses),
});
