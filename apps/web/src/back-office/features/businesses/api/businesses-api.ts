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
  CreateBusinessMutationVariables,
  DeleteBusinessesMutation,
  ManagedBusinessesQuery,
  ManagedBusinessesQueryVariables,
  ManagedBusinessOptionsQuery,
  ManagedBusinessQuery,
  ManagedDeletionEffectsQuery,
  RestoreBusinessesMutation,
  UndoBusinessChangesMutation,
  UndoBusinessChangesMutationVariables,
  UpdateBusinessMutationVariables,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

export type BusinessRow = ManagedBusinessesQuery['managedBusinesses']['items'][number];
export type Business = NonNullable<ManagedBusinessQuery['managedBusiness']>;
export type BusinessOptions = ManagedBusinessOptionsQuery['managedBusinessOptions'];
export type BusinessChanges = UpdateBusinessMutationVariables['changes'];
export type ManyChanges = ChangeBusinessesMutationVariables['changes'];
export type Former = ChangeBusinessesMutation['changeBusinesses']['former'][number];
export type Outcomes = DeleteBusinessesMutation['deleteBusinesses'];

/** What a change of a business shows up in. */
const TOUCHED = ['Business', 'Product', 'Category', 'Panel'] as const;

const businessesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedBusinesses: build.query<ManagedBusinessesQuery['managedBusinesses'], ManagedBusinessesQueryVariables>({
      query: (requested) => call(ManagedBusinesses, requested),
      transformResponse: (answer: ManagedBusinessesQuery) => answer.managedBusinesses,
      providesTags: ['Business', 'Category'],
    }),
    managedBusiness: build.query<Business | null, string>({
      query: (id) => call(ManagedBusiness, { id }),
      transformResponse: (answer: ManagedBusinessQuery) => answer.managedBusiness ?? null,
    }),
    businessOptions: build.query<BusinessOptions, void>({
      query: () => call(ManagedBusinessOptions, {}),
      transformResponse: (answer: ManagedBusinessOptionsQuery) => answer.managedBusinessOptions,
      providesTags: ['Category', 'District', 'Certificate'],
    }),
    deletionEffects: build.query<ManagedDeletionEffectsQuery['managedDeletionEffects'], string[]>({
      query: (ids) => call(ManagedDeletionEffects, { ids }),
      transformResponse: (answer: ManagedDeletionEffectsQuery) => answer.managedDeletionEffects,
      providesTags: ['Business', 'Product'],
    }),
    createBusiness: build.mutation<unknown, CreateBusinessMutationVariables>({
      query: (variables) => call(CreateBusiness, variables),
      invalidatesTags: (_, error) => (error ? [] : TOUCHED),
    }),
    updateBusiness: build.mutation<unknown, UpdateBusinessMutationVariables>({
      query: (variables) => call(UpdateBusiness, variables),
      invalidatesTags: (_, error) => (error ? [] : TOUCHED),
    }),
    changeBusinesses: build.mutation<ChangeBusinessesMutation['changeBusinesses'], ChangeBusinessesMutationVariables>({
      query: (variables) => call(ChangeBusinesses, variables),
      transformResponse: (answer: ChangeBusinessesMutation) => answer.changeBusinesses,
      invalidatesTags: TOUCHED,
    }),
    undoBusinessChanges: build.mutation<Outcomes, UndoBusinessChangesMutationVariables>({
      query: (variables) => call(UndoBusinessChanges, variables),
      transformResponse: (answer: UndoBusinessChangesMutation) => answer.undoBusinessChanges,
      invalidatesTags: TOUCHED,
    }),
    deleteBusinesses: build.mutation<Outcomes, string[]>({
      query: (ids) => call(DeleteBusinesses, { ids }),
      transformResponse: (answer: DeleteBusinessesMutation) => answer.deleteBusinesses,
      invalidatesTags: TOUCHED,
    }),
    restoreBusinesses: build.mutation<Outcomes, string[]>({
      query: (ids) => call(RestoreBusinesses, { ids }),
      transformResponse: (answer: RestoreBusinessesMutation) => answer.restoreBusinesses,
      invalidatesTags: TOUCHED,
    }),
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
