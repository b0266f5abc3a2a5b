import type { RecordDescription } from '@tedarik/fields';
import { type MessagesOf, useMessages } from '../../../lib/messages.js';
import type { Failure } from '../../api/failure.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { ConfirmDelete } from '../confirm-delete.js';
import { useToasts } from '../use-toasts.js';
import { useUndoable } from '../use-undoable.js';
import { type ListedRecord, useDeleteRecordsMutation, useRestoreRecordsMutation } from './record-api.js';
import type { RecordMessages } from './record-messages.js';

export interface DeleteRecordsProps {
  of: RecordDescription;
  messages: MessagesOf<RecordMessages>;
  /** By ids; none closes the dialog. */
  names: ReadonlyMap<string, string>;
  shown: readonly ListedRecord[];
  onClose: () => void;
  onDeleted: (ids: string[]) => void;
}

/** Says from how many businesses they go before they do. */
export function DeleteRecords({ of, messages, names, shown, onClose, onDeleted }: DeleteRecordsProps) {
  const shared = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const [deleteThem] = useDeleteRecordsMutation();
  const [restore] = useRestoreRecordsMutation();
  const tell = useUndoable((ids) => restore({ of, ids }), {
    'name-taken': messages.nameTaken,
    'slug-taken': shared.addressTaken,
  });
  const used = shown.reduce((sum, { id, businessCount }) => sum + (names.has(id) ? Number(businessCount ?? 0) : 0), 0);

  async function confirm() {
    const { data = [], error } = await deleteThem({ of, ids: [...names.keys()] });
    if (error) return void toasts.failed(messages.failedToDelete, error as Failure);
    const done = tell(names, data, {
      deleted: (count) => (count === 1 ? messages.deleted : messages.deletedMany(count)),
      notDeleted: (which) => `${messages.failedToDelete}: ${which}`,
    });
    onDeleted([...done.keys()]);
    onClose();
  }

  return (
    <ConfirmDelete names={[...names.values()]} onConfirm={confirm} onCancel={onClose}>
      {used > 0 && <p>{messages.inUse(used)}</p>}
    </ConfirmDelete>
  );
}
