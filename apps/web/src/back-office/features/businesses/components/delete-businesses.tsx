import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useUndoable } from '../../../components/use-undoable.js';
import {
  type Outcomes,
  useDeleteBusinessesMutation,
  useDeletionEffectsQuery,
  useRestoreBusinessesMutation,
} from '../api/businesses-api.js';
import { businessMessages } from '../businesses.messages.js';
import { useRefusalWords } from './use-refusal-words.js';

interface DeleteBusinessesProps {
  /** Names by ids; none closes the dialog. */
  businesses: ReadonlyMap<string, string>;
  onClose: () => void;
  onDeleted: (outcomes: Outcomes) => void;
}

/** Confirms, says what becomes of the products (ADM-BIZ-29), deletes with one call, and offers to undo it for ten seconds. */
export function DeleteBusinesses({ businesses, onClose, onDeleted }: DeleteBusinessesProps) {
  const messages = useMessages(businessMessages);
  const words = useRefusalWords();
  const toasts = useToasts(words);
  const [deleteThem] = useDeleteBusinessesMutation();
  const [restore] = useRestoreBusinessesMutation();
  const tell = useUndoable(restore, words);
  const ids = [...businesses.keys()];
  const { currentData: effects } = useDeletionEffectsQuery(ids, {
    skip: ids.length === 0,
    refetchOnMountOrArgChange: true,
  });
  const failed = ids.length === 1 ? messages.failedToDelete : messages.failedToDeleteMany;

  async function confirm() {
    const { data = [], error } = await deleteThem(ids);
    if (error) return void toasts.failed(failed, error as Failure);
    tell(businesses, data, {
      deleted: (count) => (count === 1 ? messages.deleted : messages.deletedMany(count)),
      notDeleted: (which) => `${failed}: ${which}`,
    });
    onClose();
    onDeleted(data);
  }

  return (
    <ConfirmDelete names={[...businesses.values()]} onConfirm={confirm} onCancel={onClose}>
      {effects && effects.deletedProducts > 0 && <p>{messages.deletedProducts(effects.deletedProducts)}</p>}
      {effects && effects.keptProducts > 0 && <p>{messages.keptProducts(effects.keptProducts)}</p>}
    </ConfirmDelete>
  );
}
