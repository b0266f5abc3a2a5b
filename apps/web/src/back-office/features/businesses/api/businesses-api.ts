import {
  CreateBusiness,
  DeleteBusinesses,
  ManagedBusiness,
  ManagedBusinesses,
  ManagedBusinessOptions,
  ManagedDeletionEffects,
  RestoreBusinesses,
  UpdateBusiness,
} from '../../../../lib/graphql/operations.js';
import type {
  ManagedBusinessesQuery,
  ManagedBusinessQuery,
  UpdateBusinessMutationVariables,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byId, byIds, nothing, reads, restorable, saves, writes } from '../../../api/endpoints.js';

export type BusinessRow = ManagedBusinessesQuery['managedBusinesses']['items'][number];
export type StoredBusiness = NonNullable<ManagedBusinessQuery['managedBusiness']>;
export type BusinessChanges = UpdateBusinessMutationVariables['changes'];

/** Tags of lists in which a change of a business may be visible. */
export const TOUCHED = ['Business', 'Product', 'Category', 'Panel'] as const;

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
    updateBusiness: build.mutation({ ...saves(UpdateBusiness, TOUCHED), ...restorable(UpdateBusiness) }),
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
  useLazyManagedBusinessesQuery,
  useDeleteBusinessesMutation,
  useRestoreBusinessesMutation,
} = businessesApi;
