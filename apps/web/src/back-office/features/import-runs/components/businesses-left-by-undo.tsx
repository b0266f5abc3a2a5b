import { useMessages } from '../../../../lib/messages.js';
import type { Run } from '../api/import-runs-api.js';
import { importRunMessages } from '../import-runs.messages.js';
import { ImportedRows } from './rows-table.js';

/** Businesses that an undo kept, because somebody had edited them. */
export function BusinessesLeftByUndo({ run }: { run: Run }) {
  const messages = useMessages(importRunMessages);
  return (
    <section className="run-results" aria-labelledby="run-kept">
      <h2 id="run-kept">{messages.keptTitle}</h2>
      <p>{messages.keptText}</p>
      <ImportedRows run={run} filter={{ outcome: null, undo: 'kept' }} total={run.kept} />
    </section>
  );
}
