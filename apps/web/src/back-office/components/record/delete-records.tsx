import { fieldsIn, type RecordDescription } from '@tedarik/fields';
import type { MessagesOf } from '../../../lib/messages.js';
import type { Failure } from '../../api/failure.js';
import { ConfirmDelete } from '../confirm-delete.js';
import { useToasts, withReason } from '../use-toasts.js';
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
  const toasts = useToasts(own);
  const [deleteThem] = useDeleteRecordsMutation();
  const [restore] = useRestoreRecordsMutation();
  const reasons = { 'name-taken': messages.nameTaken, 'slug-taken': messages.slugTaken, ...own };
  const tell = useUndoable((ids) => restore({ of, ids }), reasons);
  const failedText = names.size === 1 ? messages.failedToDelete : messages.failedToDeleteMany;

  return async (moveTo?: string | null) => {
    const { data = [], error } = await deleteThem({ of, ids: [...names.keys()], moveTo });
    if (error) return void toasts.failed(failedText, error as Failure);
    const done = tell(names, data, {
      deleted: (count) => (count === 1 ? messages.deleted : messages.deletedMany(count)),
      notDeleted: (which) => withReason(failedText, which),
    });
    onDeleted([...done.keys()]);
    if (!data.some(({ code }) => code !== null && code in own)) onClose();
  };
}

/** Says how many businesses or posts have them before they go. */
export function DeleteRecords(props: DeleteRecordsProps) {
  const { of, messages, names, shown, onClose } = props;
  const confirm = useDeletion(props);
  const [counted = ''] = fieldsIn(of.columns).find(([, { kind }]) => kind === 'number') ?? [];
  const used = shown.reduce((sum, row) => sum + (names.has(row.id) ? Number(row[counted] ?? 0) : 0), 0);
  const [only = ''] = names.values();
  return (
    <ConfirmDelete
      names={[...names.values()]}
      onConfirm={() => confirm()}
      onCancel={onClose}
      {...(names.size === 1 && { question: messages.deleteOne(only) })}
    >
      {used > 0 && <p>{messages.inUse(used)}</p>}
    </ConfirmDelete>
  );
}
