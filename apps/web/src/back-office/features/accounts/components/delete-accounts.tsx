import { useMessages } from '../../../../lib/messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { type DeletionProps, useDeletion } from '../../../components/use-deletion.js';
import { useDeleteAccountsMutation } from '../api/accounts-api.js';
import { managedAccountMessages } from '../accounts.messages.js';
import { useAccountWords } from '../use-account-words.js';

export function DeleteAccounts(props: DeletionProps) {
  const messages = useMessages(managedAccountMessages);
  const { failures: reasons } = useAccountWords();
  const [deleteThem] = useDeleteAccountsMutation();
  const confirm = useDeletion(props, { deleteThem, restore: null, messages, reasons });
  return (
    <ConfirmDelete names={[...props.names.values()]} onConfirm={confirm} onCancel={props.onClose}>
      <p>{messages.deletedForGood}</p>
    </ConfirmDelete>
  );
}
