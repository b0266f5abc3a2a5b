import {
  BlockQuoteBuyer,
  CloseAbusiveQuoteRequests,
  ManagedQuoteRequests,
} from '../../../../lib/graphql/operations.js';
import type { ManagedQuoteRequestsQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { byIds, reads, writes } from '../../../api/endpoints.js';

export type QuoteRequestRow = ManagedQuoteRequestsQuery['managedQuoteRequests']['items'][number];

const quoteRequestsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedQuoteRequests: build.query(reads(ManagedQuoteRequests, 'managedQuoteRequests', ['QuoteRequest'])),
    closeAbusiveQuoteRequests: build.mutation(
      writes(CloseAbusiveQuoteRequests, 'closeAbusiveQuoteRequests', ['QuoteRequest'], byIds),
    ),
    blockQuoteBuyer: build.mutation(writes(BlockQuoteBuyer, 'blockQuoteBuyer', ['QuoteRequest'])),
  }),
});

export const { useManagedQuoteRequestsQuery, useCloseAbusiveQuoteRequestsMutation, useBlockQuoteBuyerMutation } =
  quoteRequestsApi;
