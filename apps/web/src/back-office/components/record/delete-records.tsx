import { fieldsIn, type RecordDescription } from '@tedarik/fields';
import type { MessagesOf } from '../../../lib/messages.js';
import { ConfirmDelete } from '../confirm-delete.js';
import { type DeletionProps, useDeletion } from '../use-deletion.js';
import { type ListedRecord, useDeleteRecordsMutation, useRestoreRecordsMutation } from './record-api.js';
import type { RecordMessages } from './record-messages.js';

export interface DeleteRecordsProps extends DeletionProps {
  of: RecordDescription;
  messages: MessagesOf<RecordMessages>;
  /** The rows that the list has shown, by id. */
  seen: ReadonlyMap<string, ListedRecord>;
}

/** The extra choice of a deletion dialog: `moveTo` is the id of the record that replaces the deleted ones. */
interface OwnChoice {
  moveTo?: string | null;
  /** Code and sentence if that choice is refused. */
  refusal?: { code: string; words: string };
}

/** Why a deleted record cannot come back, by code. */
export const restoreRefusals = ({ nameTaken, slugTaken }: DeleteRecordsProps['messages']) => ({
  'name-taken': nameTaken,
  'slug-taken': slugTaken,
});

/** Deletes the dialog's records and shows the outcome. */
export function useRecordDeletion(props: DeleteRecordsProps, { moveTo, refusal }: OwnChoice = {}) {
  const { of, messages } = props;
  const [deleteThem] = useDeleteRecordsMutation();
  const [restore] = useRestoreRecordsMutation();
  return useDeletion(props, {
    deleteThem: (ids) => deleteThem({ of, ids, moveTo }),
    restore: (ids) => restore({ of, ids }),
    messages,
    reasons: { ...restoreRefusals(messages), ...(refusal && { [refusal.code]: refusal.words }) },
    ...(refusal && { choiceRefused: refusal.code }),
  });
}

/** The deletion dialog of described records; says how many businesses or posts use them. */
export function DeleteRecords(props: DeleteRecordsProps) {
  const { of, messages, names, seen, onClose } = props;
  const confirm = useRecordDeletion(props);
  const [counted = ''] = fieldsIn(of.columns).find(([, { kind }]) => kind === 'number') ?? [];
  const used = [...names.keys()].reduce((sum, id) => sum + Number(seen.get(id)?.[counted] ?? 0), 0);
  const [only = ''] = names.values();
  return (
    <ConfirmDelete
      names={[...names.values()]}
      onConfirm={confirm}
      onCancel={onClose}
      isRestorable
      {...(names.size === 1 && { question: messages.deleteOne(only) })}
    >
      {used > 0 && <p>{messages.inUse(used)}</p>}
    </ConfirmDelete>
  );
}
