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

/**
 * Deletes the records of the dialog and says what became of them. `own` words the codes of the dialog's own refusals, after
 * which it stays open: another choice may be made.
 */
export function useDeletion(
  { of, messages, names, onClose, onDeleted }: DeleteRecordsProps,
  own: Readonly<Record<string, string>> = {},
) {
  const shared = useMessages(backOfficeMessages);
  const toasts = useToasts(own);
  const [deleteThem] = useDeleteRecordsMutation();
  const [restore] = useRestoreRecordsMutation();
  const reasons = { 'name-taken': messages.nameTaken, 'slug-taken': shared.addressTaken, ...own };
  const tell = useUndoable((ids) => restore({ of, ids }), reasons);
  const failedText = names.size === 1 ? messages.failedToDelete : messages.failedToDeleteMany;

  return async (moveTo?: string | null) => {
    const { data = [], error } = await deleteThem({ of, ids: [...names.keys()], moveTo });
    if (error) return void toasts.failed(failedText, error as Failure);
    const done = tell(names, data, {
      deleted: (count) => (count === 1 ? messages.deleted : messages.deletedMany(count)),
      notDeleted: (which) => `${failedText}: ${which}`,
    });
    onDeleted([...done.keys()]);
    if (!data.some(({ code }) => code !== null && code in own)) onClose();
  };
}

/** Says from how many businesses they go before they do. */
export function DeleteRecords(props: DeleteRecordsProps) {
  const { messages, names, shown, onClose } = props;
  const confirm = useDeletion(props);
  const used = shown.reduce((sum, { id, businessCount }) => sum + (names.has(id) ? Number(businessCount ?? 0) : 0), 0);
  return (
    <ConfirmDelete names={[...names.values()]} onConfirm={() => confirm()} onCancel={onClose}>
      {used > 0 && <p>{messages.inUse(used)}</p>}
    </ConfirmDelete>
  );
}
