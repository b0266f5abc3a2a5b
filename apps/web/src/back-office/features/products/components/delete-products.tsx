import { useMessages } from '../../../../lib/messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { type DeletionProps, useDeletion } from '../../../components/use-deletion.js';
import { useDeleteProductsMutation, useRestoreProductsMutation } from '../api/products-api.js';
import { managedProductMessages } from '../products.messages.js';

export function DeleteProducts(props: DeletionProps) {
  const messages = useMessages(managedProductMessages);
  const [deleteThem] = useDeleteProductsMutation();
  const [restore] = useRestoreProductsMutation();
  const reasons = { 'business-unknown': messages.businessGone };
  const confirm = useDeletion(props, { deleteThem, restore, messages, reasons });
  return <ConfirmDelete names={[...props.names.values()]} onConfirm={confirm} onCancel={props.onClose} isRestorable />;
}
