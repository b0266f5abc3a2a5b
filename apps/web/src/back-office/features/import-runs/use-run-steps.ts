import { formatNumber } from '@tedarik/turkish';
import { useNavigate } from 'react-router-dom';
import { useCommandId } from '../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../lib/messages.js';
import { useConfirmation } from '../../components/use-confirmation.js';
import { useToasts } from '../../components/use-toasts.js';
import {
  type Run,
  useCancelImportMutation,
  usePauseImportMutation,
  useResumeImportMutation,
  useRetryImportMutation,
  useUndoImportMutation,
} from './api/import-runs-api.js';
import { importRunMessages } from './import-runs.messages.js';
import { reviewAddress } from './review-address.js';

/** The actions on an import. Requires confirmation where data would be lost, and shows the outcome. */
export function useRunSteps({ id, status, created, updated }: Run) {
  const messages = useMessages(importRunMessages);
  const toasts = useToasts({
    'import-state': messages['import-state'],
    'import-not-found': messages['import-not-found'],
    'import-rows-erased': messages['import-rows-erased'],
    'import-without-failures': messages['import-without-failures'],
  });
  const confirmed = useConfirmation();
  const navigate = useNavigate();
  const commandIdOf = useCommandId();
  const [pause, pausing] = usePauseImportMutation();
  const [resume, resuming] = useResumeImportMutation();
  const [cancel, cancelling] = useCancelImportMutation();
  const [undo, undoing] = useUndoImportMutation();
  const [retry, retrying] = useRetryImportMutation();

  return {
    isBusy: [pausing, resuming, cancelling, undoing, retrying].some(({ isLoading }) => isLoading),
    pause: async () => toasts.settled(await pause(id), messages.paused, messages.notPaused),
    resume: async () => toasts.settled(await resume(id), messages.resumed, messages.notResumed),
    cancel: async () => {
      const content = status === 'review' ? messages.cancelReviewText : messages.cancelText;
      const { cancelTitle: title, cancel: okText, goOn: cancelText } = messages;
      if (!(await confirmed({ title, content, okText, cancelText }))) return;
      toasts.settled(await cancel(id), messages.cancelled, messages.notCancelled);
    },
    undo: async () => {
      const deleted = created > 0 && messages.undoCreated(formatNumber(created));
      const restored = updated > 0 && messages.undoUpdated(formatNumber(updated));
      const content = [deleted, restored, messages.undoKept].filter(Boolean).join(' ');
      const { undoTitle: title, undo: okText, keep: cancelText } = messages;
      if (!(await confirmed({ title, content, okText, cancelText }))) return;
      toasts.settled(await undo(id), messages.undoStarted, messages.notUndone);
    },
    /** Opens the review of the new import. */
    retry: async () => {
      const { data, error } = await retry({ id, commandId: commandIdOf({ id }) });
      if (data) await navigate(reviewAddress(data));
      else toasts.failed(messages.notRetried, error);
    },
  };
}
