import { ManagedSearches } from '../../../../lib/graphql/operations.js';
import type { ManagedSearchesQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { reads } from '../../../api/endpoints.js';

export type Search = ManagedSearchesQuery['managedSearches']['items'][number];

const searchesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({ managedSearches: build.query(reads(ManagedSearches, 'managedSearches', [])) }),
});

export const { useManagedSearchesQuery } = searchesApi;
