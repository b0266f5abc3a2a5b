import {
  ManagedAuditRecords,
  ManagedBusinessOptions,
  ManagedDeleted,
  ManagedHistory,
} from '../../../lib/graphql/operations.js';
import type {
  ManagedBusinessOptionsQuery,
  ManagedAuditRecordsQuery,
  ManagedAuditRecordsQueryVariables,
  ManagedDeletedQuery,
  ManagedDeletedQueryVariables,
  ManagedHistoryQuery,
  ManagedHistoryQueryVariables,
} from '../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../api/back-office-api.js';

export type AuditRecord = ManagedAuditRecordsQuery['managedAuditRecords']['items'][number];

// Any change anywhere adds to the log, so nothing of it is kept for a second look.
const NOT_KEPT = { keepUnusedDataFor: 0 } as const;

const historyApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedAuditRecords: build.query<
      ManagedAuditRecordsQuery['managedAuditRecords'],
      ManagedAuditRecordsQueryVariables
    >({
      query: (variables) => call(ManagedAuditRecords, variables),
      transformResponse: (answer: ManagedAuditRecordsQuery) => answer.managedAuditRecords,
      providesTags: ['Audit'],
      ...NOT_KEPT,
    }),
    managedHistory: build.query<ManagedHistoryQuery['managedHistory'], ManagedHistoryQueryVariables>({
      query: (variables) => call(ManagedHistory, variables),
      transformResponse: (answer: ManagedHistoryQuery) => answer.managedHistory,
      providesTags: ['Audit'],
      ...NOT_KEPT,
    }),
    recordNames: build.query<Record<string, string>, void>({
      query: () => call(ManagedBusinessOptions, {}),
      transformResponse: ({ managedBusinessOptions: options }: ManagedBusinessOptionsQuery) =>
        Object.fromEntries(
          [...options.categories, ...options.certificates, ...options.serviceAttributes].map(({ id, name }) => [
            id,
            name,
          ]),
        ),
      providesTags: ['Category', 'Certificate', 'ServiceAttribute'],
    }),
    managedDeleted: build.query<ManagedDeletedQuery['managedDeleted'], ManagedDeletedQueryVariables>({
      query: (variables) => call(ManagedDeleted, variables),
      transformResponse: (answer: ManagedDeletedQuery) => answer.managedDeleted,
      providesTags: ['Audit'],
      ...NOT_KEPT,
    }),
  }),
});

export const { useManagedAuditRecordsQuery, useManagedDeletedQuery, useManagedHistoryQuery, useRecordNamesQuery } =
  historyApi;
