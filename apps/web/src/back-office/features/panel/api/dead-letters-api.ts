import { DiscardDeadLetters, ManagedDeadLetters, RedriveDeadLetters } from '../../../../lib/graphql/operations.js';
import type { ManagedDeadLettersQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { nothing, reads, writes } from '../../../api/endpoints.js';

type DeadLettersState = ManagedDeadLettersQuery['managedDeadLetters'];
export type DeadLetters = DeadLettersState['deadLetters'][number];

const deadLettersApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    deadLetters: build.query(reads(ManagedDeadLetters, 'managedDeadLetters', ['DeadLetters'], nothing)),
    redriveDeadLetters: build.mutation(
      writes(RedriveDeadLetters, 'redriveDeadLetters', ['DeadLetters', 'SearchIndex']),
    ),
    discardDeadLetters: build.mutation(writes(DiscardDeadLetters, 'discardDeadLetters', ['DeadLetters'])),
  }),
});

export const { useDeadLettersQuery, useRedriveDeadLettersMutation, useDiscardDeadLettersMutation } = deadLettersApi;
