import { DiscardParked, ManagedParked, RedriveParked } from '../../../../lib/graphql/operations.js';
import type {
  DiscardParkedMutation,
  DiscardParkedMutationVariables,
  ManagedParkedQuery,
  RedriveParkedMutation,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

type ParkedState = ManagedParkedQuery['managedParked'];
export type Parked = ParkedState['parked'][number];

const parkedApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    parked: build.query<ParkedState, void>({
      query: () => call(ManagedParked, {}),
      transformResponse: (answer: ManagedParkedQuery) => answer.managedParked,
      providesTags: ['Parked'],
    }),
    redriveParked: build.mutation<number, DiscardParkedMutationVariables>({
      query: (which) => call(RedriveParked, which),
      transformResponse: (answer: RedriveParkedMutation) => answer.redriveParked,
      invalidatesTags: ['Parked', 'SearchIndex'],
    }),
    discardParked: build.mutation<number, DiscardParkedMutationVariables>({
      query: (which) => call(DiscardParked, which),
      transformResponse: (answer: DiscardParkedMutation) => answer.discardParked,
      invalidatesTags: ['Parked'],
    }),
  }),
});

export const { useParkedQuery, useRedriveParkedMutation, useDiscardParkedMutation } = parkedApi;
