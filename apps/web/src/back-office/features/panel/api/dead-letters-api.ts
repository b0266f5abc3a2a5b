import { DiscardDeadLetters, ManagedDeadLetters, RedriveDeadLetters } from '../../../../lib/graphql/operations.js';
import type {
  DiscardDeadLettersMutation,
  DiscardDeadLettersMutationVariables,
  ManagedDeadLettersQuery,
  RedriveDeadLettersMutation,
} from '../../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../../api/back-office-api.js';

type DeadLettersState = ManagedDeadLettersQuery['managedDeadLetters'];
export type DeadLetters = DeadLettersState['deadLetters'][number];

const deadLettersApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    deadLetters: build.query<DeadLettersState, void>({
      query: () => call(ManagedDeadLetters, {}),
      transformResponse: (answer: ManagedDeadLettersQuery) => answer.managedDeadLetters,
      providesTags: ['DeadLetters'],
    }),
    redriveDeadLetters: build.mutation<number, DiscardDeadLettersMutationVariables>({
      query: (which) => call(RedriveDeadLetters, which),
      transformResponse: (answer: RedriveDeadLettersMutation) => answer.redriveDeadLetters,
      invalidatesTags: ['DeadLetters', 'SearchIndex'],
    }),
    discardDeadLetters: build.mutation<number, DiscardDeadLettersMutationVariables>({
      query: (which) => call(DiscardDeadLetters, which),
      transformResponse: (answer: DiscardDeadLettersMutation) => answer.discardDeadLetters,
      invalidatesTags: ['DeadLetters'],
    }),
  }),
});

export const { useDeadLettersQuery, useRedriveDeadLettersMutation, useDiscardDeadLettersMutation } = deadLettersApi;
