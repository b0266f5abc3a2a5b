import {
  DecideChangeSuggestion,
  ManagedChangeSuggestion,
  ManagedChangeSuggestions,
  ManagedPageDocuments,
  UndoSuggestionDecision,
} from '../../../../lib/later/operations.js';
import type { ManagedChangeSuggestionsQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byId, reads, writes } from '../../../api/endpoints.js';

export type ChangeSuggestion = ManagedChangeSuggestionsQuery['managedChangeSuggestions']['items'][number];
export type ProposedChange = ChangeSuggestion['changes'][number];

const CHANGED = ['ChangeSuggestion', 'Business', 'Panel'] as const;

const changeSuggestionsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedChangeSuggestions: build.query(
      reads(ManagedChangeSuggestions, 'managedChangeSuggestions', ['ChangeSuggestion']),
    ),
    managedChangeSuggestion: build.query(
      reads(ManagedChangeSuggestion, 'managedChangeSuggestion', ['ChangeSuggestion'], byId),
    ),
    managedPageDocuments: build.query(
      reads(ManagedPageDocuments, 'managedPageDocuments', ['ChangeSuggestion'], (businessId: string) => ({
        businessId,
      })),
    ),
    decideChangeSuggestion: build.mutation(writes(DecideChangeSuggestion, 'decideChangeSuggestion', CHANGED)),
    undoSuggestionDecision: build.mutation(writes(UndoSuggestionDecision, 'undoSuggestionDecision', CHANGED)),
  }),
});

export const {
  useManagedChangeSuggestionQuery,
  useManagedChangeSuggestionsQuery,
  useManagedPageDocumentsQuery,
  useDecideChangeSuggestionMutation,
  useUndoSuggestionDecisionMutation,
} = changeSuggestionsApi;
