import { useMessages } from '../../../../lib/messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useDeleteSubmissionsMutation } from '../api/submissions-api.js';
import { managedSubmissionMessages } from '../submissions.messages.js';

interface DeleteSubmissionsProps {
  /** Names by id; the dialog is open while there are any. */
  submissions: ReadonlyMap<string, string>;
  onClose: () => void;
  onDeleted: (ids: string[]) => void;
}

/** ADM-SUB-06: deletes permanently, after confirmation. */
export function DeleteSubmissions({ submissions, onClose, onDeleted }: DeleteSubmissionsProps) {
  const messages = useMessages(managedSubmissionMessages);
  const toasts = useToasts({ 'server-error': messages.unknown });
  const [deleteThem] = useDeleteSubmissionsMutation();

  async function confirm() {
    const { data = [], error } = await deleteThem([...submissions.keys()]);
    if (error) return void toasts.failed(messages.failedToDelete, error);
    const done = data.filter(({ isDone }) => isDone).map(({ id }) => id);
    onDeleted(done);
    onClose();
    if (done.length < data.length) {
      const failed = data.filter(({ isDone }) => !isDone).map(({ id }) => submissions.get(id) ?? '');
      toasts.refused(`${messages.failedToDelete}: ${failed.join(', ')}`);
    } else toasts.succeeded(done.length === 1 ? messages.deleted : messages.deletedMany(done.length));
  }

  return (
    <ConfirmDelete names={[...submissions.values()]} onConfirm={confirm} onCancel={onClose}>
      <p>{messages.deletedForGood}</p>
    </ConfirmDelete>
  );
}
