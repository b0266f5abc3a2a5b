import { DiscardImportFailure, ImportQueues, RetryImportFailure } from '../../../../lib/graphql/operations.js';
import type { ImportQueuesQuery } from '../../../../lib/graphql/types.js';
import { backOfficeApi } from '../../../api/back-office-api.js';
import { nothing, reads, writes } from '../../../api/endpoints.js';

export type Queues = ImportQueuesQuery['importQueues'];
export type Queue = Queues['queues'][number];
export type Worker = Queues['workers'][number];
export type RowsOfAMinute = Queues['throughput'][number];
export type QueueFailure = Queues['failures'][number];

const LOOK_MS = 2_000;

const importQueueApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    importQueues: build.query(reads(ImportQueues, 'importQueues', ['ImportQueue'], nothing)),
    retryImportFailure: build.mutation(writes(RetryImportFailure, 'retryImportFailure', ['ImportQueue', 'Import'])),
    discardImportFailure: build.mutation(
      writes(DiscardImportFailure, 'discardImportFailure', ['ImportQueue', 'Import']),
    ),
  }),
});

export const { useRetryImportFailureMutation, useDiscardImportFailureMutation } = importQueueApi;

/** The queues, refetched every two seconds while the window is visible. */
export const useImportQueues = () =>
  importQueueApi.endpoints.importQueues.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skipPollingIfUnfocused: true,
    pollingInterval: LOOK_MS,
  });
