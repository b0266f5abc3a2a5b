import { useMessages } from '../../lib/messages.js';
import { backOfficeMessages } from './back-office.messages.js';
import { useToasts } from './use-toasts.js';

export type Outcomes = readonly { id: string; isDone: boolean; code?: string | null }[];
export type Restore = (ids: string[]) => Promise<{ data?: Outcomes; error?: unknown }>;

/** The sentences of one kind of record. */
interface Told {
  deleted: (count: number) => string;
  /** `which` lists the names with their reasons. */
  notDeleted: (which: string) => string;
}

/** Returns a function that restores deleted records and shows the outcome; it resolves with true if all were restored. */
export function useRestoring(reasons: Readonly<Record<string, string>> = {}) {
  const messages = useMessages(backOfficeMessages);
  const toasts = useToasts(reasons);
  return async (restore: Restore, names: ReadonlyMap<string, string>): Promise<boolean> => {
    const { data = [], error } = await restore([...names.keys()]);
    const refused = refusedOf(names, data, reasons);
    if (error) toasts.failed(messages.failedToRestore, error);
    else if (refused) toasts.refused(`${messages.failedToRestore}: ${refused}`);
    else toasts.succeeded(messages.restored(names.size));
    return !error && refused === '';
  };
}

/** The names of the refused records with their reasons. */
function refusedOf(names: ReadonlyMap<string, string>, outcomes: Outcomes, reasons: Readonly<Record<string, string>>) {
  const refused = outcomes.filter(({ isDone }) => !isDone);
  return refused.map(({ id, code }) => [names.get(id), reasons[code ?? '']].filter(Boolean).join(': ')).join(', ');
}

/**
 * Shows the outcome of a deletion and offers to undo it for ten seconds, even if a part was refused, unless `restore` is null. `names`
 * has the names of all records by id; returns those of the deleted ones. Refused records are named, with the reason if `reasons` has one.
 */
export function useUndoable(restore: Restore | null, reasons: Readonly<Record<string, string>> = {}) {
  const toasts = useToasts(reasons);
  const bringBack = useRestoring(reasons);

  return (names: ReadonlyMap<string, string>, outcomes: Outcomes, { deleted, notDeleted }: Told) => {
    const done = new Map(outcomes.flatMap(({ id, isDone }) => (isDone ? [[id, names.get(id) ?? '']] : [])));
    const which = refusedOf(names, outcomes, reasons);
    const refused = which === '' ? undefined : notDeleted(which);
    if (done.size > 0) toasts.undoable(deleted(done.size), restore && (() => void bringBack(restore, done)), refused);
    else if (refused) toasts.refused(refused);
    return done;
  };
}
