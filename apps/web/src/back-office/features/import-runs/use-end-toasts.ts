import { formatNumber } from '@tedarik/turkish';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeApi, type ListTag } from '../../api/back-office-api.js';
import { useBackOfficeDispatch } from '../../api/store.js';
import { useToasts } from '../../components/use-toasts.js';
import { useKnownReason } from './reason-text.js';
import { importRunsApi, type RowOutcome, type Run, type RunStatus } from './api/import-runs-api.js';
import { importRunMessages } from './import-runs.messages.js';
import { isAtRest } from './run-status.js';
import { useRowFailureText } from './use-row-failure-text.js';

const CHANGED_LISTS: readonly ListTag[] = ['Import', 'Business', 'Category', 'District', 'Panel'];

/** IMP-JSON-14, IMP-JSON-26 to 28: announces the end of an import that was seen running, and refetches the lists it changed. */
export function useEndToasts(run: Run | undefined, isFresh: boolean): void {
  const before = useRef<RunStatus | undefined>(isFresh ? 'importing' : undefined);
  const dispatch = useBackOfficeDispatch();
  const tell = useEndText();
  useEffect(() => {
    if (!run) return;
    const was = before.current;
    before.current = run.status;
    if (!was || isAtRest(was) || !isAtRest(run.status)) return;
    dispatch(backOfficeApi.util.invalidateTags([...CHANGED_LISTS]));
    void tell(run);
  }, [dispatch, run, tell]);
}

function useEndText() {
  const messages = useMessages(importRunMessages);
  const knownReason = useKnownReason();
  const rowFailureText = useRowFailureText();
  const toasts = useToasts();
  const firstRow = useFirstRow();

  return async (run: Run): Promise<void> => {
    const { status, failure, created, updated, invalid, undone } = run;
    // An empty file is no error; the screen says the same in an alert.
    if (failure === 'no-rows') return;
    if (status === 'undone') return void toasts.succeeded(messages.undoneMany(formatNumber(undone)));
    if (status === 'failed') {
      return void toasts.refused((failure && knownReason(failure)) || messages.processingFailed, messages.importFailed);
    }
    if (status !== 'finished') return;
    const imported = created + updated;
    if (imported === 0 && invalid > 0) {
      const row = await firstRow(run.id, 'invalid');
      return void toasts.refused(rowFailureText(row?.outcome?.reason ?? null), messages.importFailed);
    }
    toasts.succeeded(await importedText(run, imported), messages.importSucceeded);
  };

  async function importedText({ id, created, invalid }: Run, imported: number): Promise<string> {
    if (imported === 0) return messages.importedNone;
    if (imported === 1)
      return (await firstRow(id, created ? 'created' : 'updated'))?.name ?? messages.importedMany('1');
    const many = messages.importedMany(formatNumber(imported));
    return invalid ? `${many}; ${messages.withFailures(formatNumber(invalid))}` : many;
  }
}

/** Loads the first row of an import with this outcome. */
function useFirstRow() {
  const dispatch = useBackOfficeDispatch();
  return async (id: string, outcome: RowOutcome) => {
    const requested = { id, outcome, undo: null };
    // Stays subscribed until the reply arrives: a refetch of lists meanwhile would discard a query without subscribers.
    const request = dispatch(importRunsApi.endpoints.importRunRows.initiate(requested, { forceRefetch: true }));
    const { data } = await request;
    request.unsubscribe();
    return data?.pages[0]?.[0];
  };
}
