import { useMessages } from '../../../../lib/messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { type DeletionProps, useDeletion } from '../../../components/use-deletion.js';
import {
  useDeleteBusinessesMutation,
  useDeletionEffectsQuery,
  useRestoreBusinessesMutation,
} from '../api/businesses-api.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { useRefusalWords } from './use-refusal-words.js';

/** Confirms a deletion and says what happens to the products (ADM-BIZ-29). */
export function DeleteBusinesses(props: DeletionProps) {
  const messages = useMessages(managedBusinessMessages);
  const reasons = useRefusalWords();
  const [deleteThem] = useDeleteBusinessesMutation();
  const [restore] = useRestoreBusinessesMutation();
  const confirm = useDeletion(props, { deleteThem, restore, messages, reasons });
  const ids = [...props.names.keys()];
  const { currentData: effects } = useDeletionEffectsQuery(ids, {
    skip: ids.length === 0,
    refetchOnMountOrArgChange: true,
  });

  return (
    <ConfirmDelete names={[...props.names.values()]} onConfirm={confirm} onCancel={props.onClose} isRestorable>
      {effects && effects.deletedProducts > 0 && <p>{messages.deletedProducts(effects.deletedProducts)}</p>}
      {effects && effects.keptProducts > 0 && <p>{messages.keptProducts(effects.keptProducts)}</p>}
    </ConfirmDelete>
  );
}
