import { useMessages } from '../../../../lib/messages.js';
import type { BulkEditRow } from '../api/bulk-edits-api.js';
import { bulkEditMessages } from './bulk-edit.messages.js';

/** The progress of a bulk edit or of its undo: businesses done, and businesses in all. */
export function progressOf(edit: BulkEditRow): [done: number, all: number] {
  const { state, total, toChange, changed, same, refused, restored, kept } = edit;
  if (state === 'undoing') return [restored + kept, changed];
  const settledBefore = total - toChange;
  return [changed + same + refused - settledBefore, toChange];
}

/** The result of a bulk edit so far, in one line. */
export function useBulkSummary(): (edit: BulkEditRow) => string {
  const messages = useMessages(bulkEditMessages);
  const some = (parts: (readonly [number, (n: number) => string])[]) =>
    parts.filter(([n], at) => at === 0 || n > 0).map(([n, say]) => say(n));
  return (edit) => {
    const { state, changed, same, refused, restored, kept } = edit;
    if (state === 'applying') return messages.applying(...progressOf(edit));
    if (state === 'undoing') return messages.undoing(...progressOf(edit));
    const parts =
      state === 'undone'
        ? some([
            [restored, messages.restored],
            [kept, messages.kept],
          ])
        : some([
            [changed, messages.changed],
            [same, messages.wereSame],
            [refused, messages.wereRefused],
          ]);
    return parts.join(', ');
  };
}
