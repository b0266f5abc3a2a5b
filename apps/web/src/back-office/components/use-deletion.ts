import { useToasts, withReason } from './use-toasts.js';
import { type Outcomes, type Restore, useUndoable } from './use-undoable.js';

/** Props of every dialog that confirms the deletion of several records. */
export interface DeletionProps {
  /** Names by id; the dialog is open while there are any. */
  names: ReadonlyMap<string, string>;
  onClose: () => void;
  /** `done` are the ids of the deleted records. */
  onDeleted: (done: string[], outcomes: Outcomes) => void;
}

interface Deletion {
  deleteThem: Restore;
  /** Null if the deletion is permanent. */
  restore: Restore | null;
  messages: {
    deleted: string;
    deletedMany: (count: number) => string;
    failedToDelete: string;
    /** If the sentence for several records differs. */
    failedToDeleteMany?: string;
  };
  /** Sentences for codes of refusals. */
  reasons?: Readonly<Record<string, string>>;
  /** Code of a refusal after which the dialog stays open, so that the user can make another choice. */
  choiceRefused?: string;
}

/** Deletes the dialog's records in one call, shows the outcome, and offers to undo it for ten seconds if they can be restored. */
export function useDeletion(
  { names, onClose, onDeleted }: DeletionProps,
  { deleteThem, restore, messages, reasons = {}, choiceRefused }: Deletion,
) {
  const toasts = useToasts(reasons);
  const tell = useUndoable(restore, reasons);
  const { failedToDelete, failedToDeleteMany = failedToDelete } = messages;
  const failed = names.size === 1 ? failedToDelete : failedToDeleteMany;

  return async () => {
    const { data = [], error } = await deleteThem([...names.keys()]);
    if (error) return void toasts.failed(failed, error);
    const done = tell(names, data, {
      deleted: (count) => (count === 1 ? messages.deleted : messages.deletedMany(count)),
      notDeleted: (which) => withReason(failed, which),
    });
    onDeleted([...done.keys()], data);
    if (choiceRefused === undefined || !data.some(({ code }) => code === choiceRefused)) onClose();
  };
}
