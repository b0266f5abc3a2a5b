import { useMessages } from '../../../../lib/messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useDeleteAccountsMutation } from '../api/accounts-api.js';
import { managedAccountMessages } from '../accounts.messages.js';
import { useAccountWords } from '../use-account-words.js';

interface DeleteAccountsProps {
  /** Names by id; the dialog is open while there are any. */
  accounts: ReadonlyMap<string, string>;
  onClose: () => void;
  onDeleted: (ids: string[]) => void;
}

export function DeleteAccounts({ accounts, onClose, onDeleted }: DeleteAccountsProps) {
  const messages = useMessages(managedAccountMessages);
  const { failures } = useAccountWords();
  const toasts = useToasts(failures);
  const [deleteThem] = useDeleteAccountsMutation();

  async function confirm() {
    const { data = [], error } = await deleteThem([...accounts.keys()]);
    if (error) return void toasts.failed(messages.failedToDelete, error);
    const done = data.filter(({ isDone }) => isDone).map(({ id }) => id);
    const refused = data.filter(({ isDone }) => !isDone);
    onDeleted(done);
    onClose();
    if (refused.length > 0) {
      const names = refused.map(({ id }) => accounts.get(id) ?? '').join(', ');
      const isLast = refused.some(({ code }) => code === 'last-admin');
      toasts.refused(`${messages.failedToDelete}: ${names}${isLast ? `. ${messages.lastAdmin}` : ''}`);
    } else toasts.succeeded(done.length === 1 ? messages.deleted : messages.deletedMany(done.length));
  }

  return (
    <ConfirmDelete names={[...accounts.values()]} onConfirm={confirm} onCancel={onClose}>
      <p>{messages.deletedForGood}</p>
    </ConfirmDelete>
  );
}
