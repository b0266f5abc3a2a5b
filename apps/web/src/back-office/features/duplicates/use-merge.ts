import { useCommandId } from '../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../lib/messages.js';
import { useToasts } from '../../components/use-toasts.js';
import { useMergeBusinessesMutation, useUndoMergeMutation } from './api/duplicates-api.js';
import { duplicateMessages, mergeRefusals } from './duplicates.messages.js';
import type { MergeChoice } from './merge-choice.js';

/** Merges two records and shows the outcome, with an undo; resolves with true on success. */
export function useMerge(): [(choice: MergeChoice) => Promise<boolean>, boolean] {
  const messages = useMessages(duplicateMessages);
  const toasts = useToasts(useMessages(mergeRefusals));
  const [send, { isLoading }] = useMergeBusinessesMutation();
  const undo = useUndo();
  const commandIdOf = useCommandId();
  async function merge({ kept, merged, taken, locationIds }: MergeChoice): Promise<boolean> {
    const request = {
      ...{ keptId: kept.id, keptRevision: kept.revision, mergedId: merged.id, mergedRevision: merged.revision },
      ...{ taken: [...taken], locationIds: [...locationIds] },
    };
    const { data, error } = await send({ ...request, commandId: commandIdOf(request) });
    if (!data) {
      toasts.failed(messages.failedToMerge, error);
      return false;
    }
    const name = taken.includes('name') ? merged.name : kept.name;
    toasts.undoable(messages.mergedNow(name), () => void undo(data));
    return true;
  }
  return [merge, isLoading];
}

/** Undoes a merge and shows the outcome. */
export function useUndo(): (mergeId: string) => Promise<void> {
  const messages = useMessages(duplicateMessages);
  const toasts = useToasts(useMessages(mergeRefusals));
  const [undo] = useUndoMergeMutation();
  return async (mergeId) => {
    const { data, error } = await undo(mergeId);
    if (!data) toasts.failed(messages.failedToUndo, error);
    else toasts.succeeded(data.isWhole ? messages.undone : messages.undoneInPart);
  };
}
