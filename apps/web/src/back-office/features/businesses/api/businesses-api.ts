import {
  ChangeBusinesses,
  CreateBusiness,
  DeleteBusinesses,
  ManagedBusiness,
  ManagedBusinesses,
  ManagedBusinessOptions,
  ManagedDeletionEffects,
  RestoreBusinesses,
  UndoBusinessChanges,
  UpdateBusiness,
} from '../../../../lib/graphql/operations.js';
import type {
  ChangeBusinessesMutation,
  ChangeBusinessesMutationVariables,
  DeleteBusinessesMutation,
  ManagedBusinessesQuery,
  ManagedBusinessQuery,
  UpdateBusinessMutationVariables,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byId, byIds, nothing, reads, saves, writes } from '../../../api/endpoints.js';

export type BusinessRow = ManagedBusinessesQuery['managedBusinesses']['items'][number];
export type StoredBusiness = NonNullable<ManagedBusinessQuery['managedBusiness']>;
export type BusinessChanges = UpdateBusinessMutationVariables['changes'];
export type ManyChanges = ChangeBusinessesMutationVariables['changes'];
export type Former = ChangeBusinessesMutation['changeBusinesses']['former'][number];
export type BusinessOutcomes = DeleteBusinessesMutation['deleteBusinesses'];

/** What a change of a business shows up in. */
const TOUCHED = ['Business', 'Product', 'Category', 'Panel'] as const;

const businessesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedBusinesses: build.query(reads(ManagedBusinesses, 'managedBusinesses', ['Business', 'Category'])),
    managedBusiness: build.query(reads(ManagedBusiness, 'managedBusiness', [], byId)),
    businessOptions: build.query(
      reads(
        ManagedBusinessOptions,
        'managedBusinessOptions',
        ['Category', 'District', 'Certificate', 'ServiceAttribute'],
        nothing,
      ),
    ),
    deletionEffects: build.query(
      reads(ManagedDeletionEffects, 'managedDeletionEffects', ['Business', 'Product'], byIds),
    ),
    createBusiness: build.mutation(saves(CreateBusiness, TOUCHED)),
    updateBusiness: build.mutation(saves(UpdateBusiness, TOUCHED)),
    changeBusinesses: build.mutation(writes(ChangeBusinesses, 'changeBusinesses', TOUCHED)),
    undoBusinessChanges: build.mutation(writes(UndoBusinessChanges, 'undoBusinessChanges', TOUCHED)),
    deleteBusinesses: build.mutation(writes(DeleteBusinesses, 'deleteBusinesses', TOUCHED, byIds)),
    restoreBusinesses: build.mutation(writes(RestoreBusinesses, 'restoreBusinesses', TOUCHED, byIds)),
  }),
});

export const {
  useManagedBusinessesQuery,
  useManagedBusinessQuery,
  useLazyManagedBusinessQuery,
  useBusinessOptionsQuery,
  useDeletionEffectsQuery,
  useCreateBusinessMutation,
  useUpdateBusinessMutation,
  useChangeBusinessesMutation,
  useUndoBusinessChangesMutation,
  useLazyManagedBusinessesQuery,
  useDeleteBusinessesMutation,
  useRestoreBusinessesMutation,
} = businessesApi;
