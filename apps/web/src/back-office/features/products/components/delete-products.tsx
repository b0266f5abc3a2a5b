import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useUndoable } from '../../../components/use-undoable.js';
import { useDeleteProductsMutation, useRestoreProductsMutation } from '../api/products-api.js';
import { productMessages } from '../products.messages.js';

interface DeleteProductsProps {
  /** Names by ids; none closes the dialog. */
  products: ReadonlyMap<string, string>;
  onClose: () => void;
  onDeleted: (ids: string[]) => void;
}

export function DeleteProducts({ products, onClose, onDeleted }: DeleteProductsProps) {
  const messages = useMessages(productMessages);
  const toasts = useToasts();
  const [deleteThem] = useDeleteProductsMutation();
  const [restore] = useRestoreProductsMutation();
  const tell = useUndoable(restore, { 'business-unknown': messages.businessGone });
  const failed = products.size === 1 ? messages.failedToDelete : messages.failedToDeleteMany;

  async function confirm() {
    const { data = [], error } = await deleteThem([...products.keys()]);
    if (error) return void toasts.failed(failed, error as Failure);
    const done = tell(products, data, {
      deleted: (count) => (count === 1 ? messages.deleted : messages.deletedMany),
      notDeleted: (which) => `${failed}: ${which}`,
    });
    onDeleted([...done.keys()]);
    onClose();
  }

  return <ConfirmDelete names={[...products.values()]} onConfirm={confirm} onCancel={onClose} />;
}
