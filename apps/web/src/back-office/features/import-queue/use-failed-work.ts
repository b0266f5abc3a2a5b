import { useMessages } from '../../../lib/messages.js';
import { useConfirmation } from '../../components/use-confirmation.js';
import { useToasts } from '../../components/use-toasts.js';
import {
  type QueueFailure,
  useDiscardImportFailureMutation,
  useRetryImportFailureMutation,
} from './api/import-queue-api.js';
import { importQueueMessages } from './import-queue.messages.js';

/** Retries failed work at once, or discards it after confirmation. */
export function useFailedWork() {
  const messages = useMessages(importQueueMessages);
  const confirmed = useConfirmation();
  const toasts = useToasts({
    'failure-not-found': messages['failure-not-found'],
    'queue-unavailable': messages.unreachable,
  });
  const [retry] = useRetryImportFailureMutation();
  const [discard] = useDiscardImportFailureMutation();
  return {
    retry: async ({ importId, chunk = null }: QueueFailure) => {
      toasts.settled(await retry({ importId, chunk }), messages.retried, messages.notRetried);
    },
    discard: async ({ importId, chunk = null }: QueueFailure) => {
      const isMeant = await confirmed({
        title: messages.discardTitle,
        content: chunk === null ? messages.discardFile : messages.discardRows,
        okText: messages.discard,
        cancelText: messages.keep,
      });
      if (!isMeant) return;
      toasts.settled(await discard({ importId, chunk }), messages.discarded, messages.notDiscarded);
    },
  };
}
