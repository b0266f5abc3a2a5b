import { formatNumber } from '@tedarik/turkish';
import { Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useListState } from '../../../components/list/use-list-state.js';
import type { RowFilter, Run } from '../api/import-runs-api.js';
import { importRunMessages } from '../import-runs.messages.js';
import { OUTCOMES } from '../tones.js';
import { ImportedRows } from './rows-table.js';

const FILTERS = ['sonuc'] as const;
const UNDOS = ['undone', 'kept'] as const;
const ALL: RowFilter = { outcome: null, undo: null };

/** The outcomes of the rows; the filter is in the address. */
export function RunResults({ run }: { run: Run }) {
  const messages = useMessages(importRunMessages);
  const shared = useMessages(backOfficeMessages);
  const state = useListState({ sort: 'row', filters: FILTERS });
  const outcome = OUTCOMES.find((known) => known === state.filters.sonuc) ?? null;
  const undo = UNDOS.find((known) => known === state.filters.sonuc) ?? null;
  const chosen = outcome ?? undo;
  const offered = [...OUTCOMES, ...UNDOS.filter((each) => run[each] > 0)];
  return (
    <section className="run-results" aria-labelledby="run-results">
      <div className="list-bar">
        <h2 id="run-results">{messages.results}</h2>
        <Select
          aria-label={messages.outcome}
          className="list-filter"
          value={chosen ?? ''}
          onChange={(value) => state.filter('sonuc', value)}
          options={[
            { value: '', label: `${shared.all} (${formatNumber(run.read)})` },
            ...offered.map((value) => ({ value, label: `${messages[value]} (${formatNumber(run[value])})` })),
          ]}
        />
      </div>
      <ImportedRows run={run} filter={{ ...ALL, outcome, undo }} total={chosen ? run[chosen] : run.read} />
    </section>
  );
}
