import { fieldsIn, type RecordDescription } from '@tedarik/fields';
import type { MessagesOf } from '../../../lib/messages.js';
import { ConfirmDelete } from '../confirm-delete.js';
import { type DeletionProps, useDeletion } from '../use-deletion.js';
import { type ListedRecord, useDeleteRecordsMutation, useRestoreRecordsMutation } from './record-api.js';
import type { RecordMessages } from './record-messages.js';

export interface DeleteRecordsProps extends DeletionProps {
  of: RecordDescription;
  messages: MessagesOf<RecordMessages>;
  /** By id, what the list has shown of them. */
  seen: ReadonlyMap<string, ListedRecord>;
}

/** What else a dialog has to say of its own choice: `moveTo` is what takes the place of the records. */
interface OwnChoice {
  moveTo?: string | null;
  /** The code of a refused choice, and its words. */
  refusal?: { code: string; words: string };
}

/** Deletes the records of the dialog and says what became of them. */
export function useRecordDeletion(props: DeleteRecordsProps, { moveTo, refusal }: OwnChoice = {}) {
  const { of, messages } = props;
  const [deleteThem] = useDeleteRecordsMutation();
  const [restore] = useRestoreRecordsMutation();
  return useDeletion(props, {
    deleteThem: (ids) => deleteThem({ of, ids, moveTo }),
    restore: (ids) => restore({ of, ids }),
    messages,
    reasons: {
      'name-taken': messages.nameTaken,
      'slug-taken': messages.slugTaken,
      ...(refusal && { [refusal.code]: refusal.words }),
    },
    ...(refusal && { choiceRefused: refusal.code }),
  });
}

/** Says how many businesses or posts have them before they go. */
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
      {...(names.size === 1 && { question: messages.deleteOne(only) })}
    >
      {used > 0 && <p>{messages.inUse(used)}</p>}
    </ConfirmDelete>
  );
}
