import { useMessages } from '../../../../lib/messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useDeleteTypeCategoryMutation } from '../api/type-categories-api.js';
import { typeCategoryMessages } from '../type-categories.messages.js';

/** The dialog is open unless `type` is null. */
export function DeleteTypeCategory({ type, onClose }: { type: string | null; onClose: () => void }) {
  const messages = useMessages(typeCategoryMessages);
  const toasts = useToasts();
  const [deleteIt] = useDeleteTypeCategoryMutation();

  async function confirm() {
    const { error } = await deleteIt({ type: type! });
    if (error) return void toasts.failed(messages.failedToDelete, error);
    onClose();
    toasts.succeeded(messages.deleted);
  }

  return (
    <ConfirmDelete names={type === null ? [] : [type]} onConfirm={confirm} onCancel={onClose}>
      <p>{messages.builtInAgain}</p>
    </ConfirmDelete>
  );
}
