import { useMessages } from '../../lib/messages.js';
import type { Failure } from '../api/failure.js';
import { backOfficeMessages } from './back-office.messages.js';
import { useToasts } from './use-toasts.js';

type Restore = (
  ids: string[],
) => Promise<{ data?: readonly { id: string; isDone: boolean; code?: string | null }[]; error?: unknown }>;

/**
 * Tells of a deletion and offers to undo it for ten seconds: `(text, names)`, the names by ids of what was deleted. What
 * could not come back is named, with its reason where `words` has one for its code.
 */
export function useUndoable(restore: Restore, words: Readonly<Record<string, string>> = {}) {
  const messages = useMessages(backOfficeMessages);
  const toasts = useToasts(words);

  async function undo(names: ReadonlyMap<string, string>) {
    const { data = [], error } = await restore([...names.keys()]);
    if (error) return void toasts.failed(messages.failedToRestore, error as Failure);
    const refused = data.filter(({ isDone }) => !isDone);
    if (refused.length === 0) return void toasts.succeeded(messages.restored(names.size));
    const which = refused.map(({ id, code }) => [names.get(id), words[code ?? '']].filter(Boolean).join(': '));
    toasts.refused(`${messages.failedToRestore}: ${which.join(', ')}`);
  }

  return (text: string, names: ReadonlyMap<string, string>) => toasts.undoable(text, () => void undo(names));
}

/** Of the names by ids those of what was done. */
export const doneOf = (names: ReadonlyMap<string, string>, outcomes: readonly { id: string; isDone: boolean }[]) =>
  new Map(outcomes.filter(({ isDone }) => isDone).map(({ id }) => [id, names.get(id) ?? '']));
