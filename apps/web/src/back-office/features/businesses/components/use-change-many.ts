import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type Former,
  type ManyChanges,
  type BusinessOutcomes,
  useChangeBusinessesMutation,
  useUndoBusinessChangesMutation,
} from '../api/businesses-api.js';
import { managedBusinessMessages } from '../businesses.messages.js';
import { useRefusalWords } from './use-refusal-words.js';

/** As many as one call takes. */
const AT_ONCE = 500;

/** Changes many businesses, says what became of them, and offers to take it back for ten seconds. */
export function useChangeMany(onChanged: (outcomes: BusinessOutcomes) => void) {
  const messages = useMessages(managedBusinessMessages);
  const toasts = useToasts(useRefusalWords());
  const [changeSome] = useChangeBusinessesMutation();
  const [undoSome] = useUndoBusinessChangesMutation();
  const [isChanging, setChanging] = useState(false);

  async function change(ids: readonly string[], changes: ManyChanges): Promise<void> {
    setChanging(true);
    const outcomes: BusinessOutcomes[number][] = [];
    const former: Former[] = [];
    let failure: Failure | undefined;
    for (const part of partsOf(ids)) {
      const { data, error } = await changeSome({ ids: part, changes });
      outcomes.push(...(data?.outcomes ?? []));
      former.push(...(data?.former ?? []));
      if (error) failure = error as Failure;
      if (error) break;
    }
    setChanging(false);
    const done = outcomes.filter(({ isDone }) => isDone).length;
    const told = done === 1 ? messages.updated : messages.changedMany(done);
    if (former.length > 0) toasts.undoable(told, () => void undo(former));
    else if (done > 0) toasts.succeeded(told);
    if (failure) toasts.failed(messages.failedToUpdate, failure);
    onChanged(outcomes);
  }

  async function undo(former: readonly Former[]): Promise<void> {
    const outcomes: BusinessOutcomes[number][] = [];
    for (const part of partsOf(former)) {
      const { data, error } = await undoSome({ former: part });
      if (error) return void toasts.failed(messages.changeNotUndone, error as Failure);
      outcomes.push(...(data ?? []));
    }
    const kept = outcomes.filter(({ isDone }) => !isDone).length;
    if (kept > 0) toasts.refused(messages.changeKept(kept), messages.changeNotUndone);
    else toasts.succeeded(messages.changeUndone(outcomes.length));
    onChanged(outcomes);
  }

  return { change, isChanging };
}

const partsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, at) => items.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
