import { useMessages } from '../../../../lib/messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { type DeletionProps, useDeletion } from '../../../components/use-deletion.js';
import { useDeleteSubmissionsMutation } from '../api/submissions-api.js';
import { managedSubmissionMessages } from '../submissions.messages.js';

/** ADM-SUB-06: deletes permanently, after confirmation. */
export function DeleteSubmissions(props: DeletionProps) {
  const messages = useMessages(managedSubmissionMessages);
  const reasons = { 'server-error': messages.unknown };
  const [deleteThem] = useDeleteSubmissionsMutation();
  const confirm = useDeletion(props, { deleteThem, restore: null, messages, reasons });
  return (
    <ConfirmDelete names={[...props.names.values()]} onConfirm={confirm} onCancel={props.onClose}>
      <p>{messages.deletedForGood}</p>
    </ConfirmDelete>
  );
}
