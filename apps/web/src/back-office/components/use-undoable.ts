import { useMessages } from '../../lib/messages.js';
import type { Failure } from '../api/failure.js';
import { backOfficeMessages } from './back-office.messages.js';
import { useToasts } from './use-toasts.js';

export type Outcomes = readonly { id: string; isDone: boolean; code?: string | null }[];
export type Restore = (ids: string[]) => Promise<{ data?: Outcomes; error?: unknown }>;

/** The sentences of one kind of records. */
interface Told {
  deleted: (count: number) => string;
  /** `which` names them, with their reasons. */
  notDeleted: (which: string) => string;
}

/** Brings deleted records back and says what became of them; true when all of them are there again. */
export function useRestoring(restore: Restore, reasons: Readonly<Record<string, string>> = {}) {
  const messages = useMessages(backOfficeMessages);
  const toasts = useToasts(reasons);
  return async (names: ReadonlyMap<string, string>): Promise<boolean> => {
    const { data = [], error } = await restore([...names.keys()]);
    const refused = refusedOf(names, data, reasons);
    if (error) toasts.failed(messages.failedToRestore, error as Failure);
    else if (refused) toasts.refused(`${messages.failedToRestore}: ${refused}`);
    else toasts.succeeded(messages.restored(names.size));
    return !error && refused === '';
  };
}

/** The names of those that were refused, with their reasons. */
function refusedOf(names: ReadonlyMap<string, string>, outcomes: Outcomes, reasons: Readonly<Record<string, string>>) {
  const refused = outcomes.filter(({ isDone }) => !isDone);
  return refused.map(({ id, code }) => [names.get(id), reasons[code ?? '']].filter(Boolean).join(': ')).join(', ');
}

/**
 * Tells what became of a deletion: `(names, outcomes, told)`, with the names by ids of all that it was about; answers those
 * of what was deleted. That can be undone for ten seconds, also where a part was refused. What was refused, or could not
 * come back, is named, with its reason where `reasons` has one for its code.
 */
export function useUndoable(restore: Restore, reasons: Readonly<Record<string, string>> = {}) {
  const toasts = useToasts(reasons);
  const undo = useRestoring(restore, reasons);

  return (names: ReadonlyMap<string, string>, outcomes: Outcomes, { deleted, notDeleted }: Told) => {
    const done = new Map(outcomes.flatMap(({ id, isDone }) => (isDone ? [[id, names.get(id) ?? '']] : [])));
    const which = refusedOf(names, outcomes, reasons);
    const refused = which === '' ? undefined : notDeleted(which);
    if (done.size > 0) toasts.undoable(deleted(done.size), () => void undo(done), refused);
    else if (refused) toasts.refused(refused);
    return done;
  };
}
