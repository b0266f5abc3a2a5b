import { ManagedCities } from '../../../../lib/graphql/operations.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { nothing, reads } from '../../../api/endpoints.js';

export const { useManagedCitiesQuery } = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedCities: build.query(reads(ManagedCities, 'managedCities', ['District', 'Business'], nothing)),
  }),
});
