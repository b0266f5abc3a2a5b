import {
  ManagedAuditRecords,
  ManagedBusinessOptions,
  ManagedDeleted,
  ManagedHistory,
} from '../../../lib/graphql/operations.js';
import type { ManagedBusinessOptionsQuery, ManagedAuditRecordsQuery } from '../../../lib/graphql/types.js';
import { backOfficeApi, call } from '../../api/back-office-api.js';
import { reads } from '../../api/endpoints.js';

export type AuditRecord = ManagedAuditRecordsQuery['managedAuditRecords']['items'][number];

// Not cached, because any change anywhere adds to the log.
const NOT_KEPT = { keepUnusedDataFor: 0 };

const historyApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    managedAuditRecords: build.query({ ...reads(ManagedAuditRecords, 'managedAuditRecords', ['Audit']), ...NOT_KEPT }),
    managedHistory: build.query({ ...reads(ManagedHistory, 'managedHistory', ['Audit']), ...NOT_KEPT }),
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
    managedDeleted: build.query({ ...reads(ManagedDeleted, 'managedDeleted', ['Audit']), ...NOT_KEPT }),
  }),
});

export const { useManagedAuditRecordsQuery, useManagedDeletedQuery, useManagedHistoryQuery, useRecordNamesQuery } =
  historyApi;
