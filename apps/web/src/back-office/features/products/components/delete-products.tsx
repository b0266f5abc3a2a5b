import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useToasts } from '../../../components/use-toasts.js';
import { doneOf, useUndoable } from '../../../components/use-undoable.js';
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
  const undoable = useUndoable(restore, { 'business-unknown': messages.businessGone });
  const isOne = products.size === 1;
  const failed = isOne ? messages.failedToDelete : messages.failedToDeleteMany;

  async function confirm() {
    const { data = [], error } = await deleteThem([...products.keys()]);
    if (error) return void toasts.failed(failed, error as Failure);
    const done = doneOf(products, data);
    onDeleted([...done.keys()]);
    onClose();
    const refused = data.filter(({ isDone }) => !isDone).map(({ id }) => products.get(id) ?? '');
    if (refused.length > 0) toasts.refused(`${failed}: ${refused.join(', ')}`);
    else undoable(isOne ? messages.deleted : messages.deletedMany, done);
  }

  return <ConfirmDelete names={[...products.values()]} onConfirm={confirm} onCancel={onClose} />;
}
