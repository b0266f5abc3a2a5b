import {
  CreateDistrict,
  DeleteDistricts,
  ManagedCities,
  ManagedDistricts,
  RestoreDistricts,
  UpdateDistrict,
} from '../../../../lib/graphql/operations.js';
import type {
  CreateDistrictMutationVariables,
  DeleteDistrictsMutation,
  ManagedCitiesQuery,
  ManagedDistrictsQuery,
  RestoreDistrictsMutation,
  UpdateDistrictMutationVariables,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';
import type { ListArguments } from '../../../components/list/use-list-state.js';

export type DistrictRow = ManagedDistrictsQuery['managedDistricts']['items'][number];

interface DistrictListArguments {
  list: ListArguments;
  cityKey: string | null;
}

const districtsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedDistricts: build.query<ManagedDistrictsQuery['managedDistricts'], DistrictListArguments>({
      query: (requested) => call(ManagedDistricts, requested),
      transformResponse: (answer: ManagedDistrictsQuery) => answer.managedDistricts,
      providesTags: ['District'],
    }),
    managedCities: build.query<ManagedCitiesQuery['managedCities'], void>({
      query: () => call(ManagedCities, {}),
      transformResponse: (answer: ManagedCitiesQuery) => answer.managedCities,
      providesTags: ['District', 'Business'],
    }),
    createDistrict: build.mutation<unknown, CreateDistrictMutationVariables>({
      query: (variables) => call(CreateDistrict, variables),
      invalidatesTags: (_, error) => (error ? [] : ['District']),
    }),
    updateDistrict: build.mutation<unknown, UpdateDistrictMutationVariables>({
      query: (variables) => call(UpdateDistrict, variables),
      invalidatesTags: (_, error) => (error ? [] : ['District', 'SeoText']),
    }),
    deleteDistricts: build.mutation<DeleteDistrictsMutation['deleteDistricts'], string[]>({
      query: (ids) => call(DeleteDistricts, { ids }),
      transformResponse: (answer: DeleteDistrictsMutation) => answer.deleteDistricts,
      invalidatesTags: (_, error) => (error ? [] : ['District', 'Business', 'SeoText']),
    }),
    restoreDistricts: build.mutation<RestoreDistrictsMutation['restoreDistricts'], string[]>({
      query: (ids) => call(RestoreDistricts, { ids }),
      transformResponse: (answer: RestoreDistrictsMutation) => answer.restoreDistricts,
      invalidatesTags: ['District', 'Business', 'SeoText'],
    }),
  }),
});

export const {
  useManagedDistrictsQuery,
  useLazyManagedDistrictsQuery,
  useManagedCitiesQuery,
  useCreateDistrictMutation,
  useUpdateDistrictMutation,
  useDeleteDistrictsMutation,
  useRestoreDistrictsMutation,
} = districtsApi;
