import { useMessages } from '../../lib/messages.js';
import type { Failure } from '../api/failure.js';
import { backOfficeMessages } from './back-office.messages.js';
import { useToasts } from './use-toasts.js';

type Outcomes = readonly { id: string; isDone: boolean; code?: string | null }[];
type Restore = (ids: string[]) => Promise<{ data?: Outcomes; error?: unknown }>;

/** The sentences of one kind of records. */
interface Told {
  deleted: (count: number) => string;
  /** `which` names them, with their reasons. */
  notDeleted: (which: string) => string;
}

/**
 * Tells what became of a deletion: `(names, outcomes, told)`, with the names by ids of all that it was about; answers those
 * of what was deleted. That can be undone for ten seconds, also where a part was refused. What was refused, or could not
 * come back, is named, with its reason where `reasons` has one for its code.
 */
export function useUndoable(restore: Restore, reasons: Readonly<Record<string, string>> = {}) {
  const messages = useMessages(backOfficeMessages);
  const toasts = useToasts(reasons);

  function refusedOf(names: ReadonlyMap<string, string>, outcomes: Outcomes): string {
    const refused = outcomes.filter(({ isDone }) => !isDone);
    return refused.map(({ id, code }) => [names.get(id), reasons[code ?? '']].filter(Boolean).join(': ')).join(', ');
  }

  async function undo(names: ReadonlyMap<string, string>) {
    const { data = [], error } = await restore([...names.keys()]);
    if (error) return void toasts.failed(messages.failedToRestore, error as Failure);
    const refused = refusedOf(names, data);
    if (refused) toasts.refused(`${messages.failedToRestore}: ${refused}`);
    else toasts.succeeded(messages.restored(names.size));
  }

  return (names: ReadonlyMap<string, string>, outcomes: Outcomes, { deleted, notDeleted }: Told) => {
    const done = new Map(outcomes.flatMap(({ id, isDone }) => (isDone ? [[id, names.get(id) ?? '']] : [])));
    const which = refusedOf(names, outcomes);
    const refused = which === '' ? undefined : notDeleted(which);
    if (done.size > 0) toasts.undoable(deleted(done.size), () => void undo(done), refused);
    else if (refused) toasts.refused(refused);
    return done;
  };
}
