import { ManagedCities } from '../../../../lib/graphql/operations.js';
import type { ManagedCitiesQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

export const { useManagedCitiesQuery } = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedCities: build.query<ManagedCitiesQuery['managedCities'], void>({
      query: () => call(ManagedCities, {}),
      transformResponse: (answer: ManagedCitiesQuery) => answer.managedCities,
      providesTags: ['District', 'Business'],
    }),
  }),
});
