import { useMessages } from '../../../../lib/messages.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useUndoBulkEditMutation } from '../api/bulk-edits-api.js';
import { bulkEditMessages } from './bulk-edit.messages.js';
import { useBulkRefusals } from './bulk-words.js';

/** Starts to undo a bulk edit; resolves with true if it has started, else shows the reason. */
export function useUndoBulkEdit(): [(id: string) => Promise<boolean>, boolean] {
  const messages = useMessages(bulkEditMessages);
  const toasts = useToasts(useBulkRefusals());
  const [undo, { isLoading }] = useUndoBulkEditMutation();
  return [
    async (id) => {
      const { data, error } = await undo(id);
      if (!data) toasts.failed(messages.failedToUndo, error);
      return data !== undefined;
    },
    isLoading,
  ];
}
