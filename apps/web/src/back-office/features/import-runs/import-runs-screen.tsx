import { formatNumber, formatShortMoment } from '@tedarik/turkish';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../lib/messages.js';
import { backOfficePaths } from '../../back-office-paths.js';
import { FilterSelect } from '../../components/list/filter-select.js';
import { ListEnd } from '../../components/list/list-end.js';
import { useListView } from '../../components/list/list-view.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { useListState } from '../../components/list/use-list-state.js';
import { ScreenHead } from '../../components/screen-head.js';
import { useKnownReason } from './reason-text.js';
import type { Run, RunForm } from './api/import-runs-api.js';
import { useImportRuns } from './use-import-run.js';
import { OutcomeCounts } from './components/outcome-counts.js';
import { RunStatusTag } from './components/run-status-tag.js';
import { importRunMessages } from './import-runs.messages.js';
import { reviewAddress } from './review-address.js';
import { useRunSteps } from './use-run-steps.js';

const FORM = 'bicim';
const FORMS: readonly RunForm[] = ['json', 'tsv'];

/** /yonetici/aktarimlar: the imports of all administrators. */
export function Component() {
  const messages = useMessages(importRunMessages);
  const state = useListState({ sort: 'newest', filters: [FORM] });
  const form = FORMS.find((known) => known === state.filters[FORM]) ?? null;
  const { page, pageSize } = state.list;
  const { currentData: data, error, isFetching, refetch } = useImportRuns({ form, page, pageSize });
  const columns: ListColumn<Run>[] = [
    {
      key: 'file',
      title: messages.file,
      render: (run) => (
        <div className="run-cell">
          <Link to={addressOf(run)}>{run.fileName}</Link>
          <small>{messages[run.form]}</small>
        </div>
      ),
    },
    { key: 'status', title: messages.status, width: 140, render: (run) => <StatusCell run={run} /> },
    { key: 'rows', title: messages.rows, isNumber: true, width: 100, render: ({ read }) => formatNumber(read) },
    { key: 'outcome', title: messages.outcome, render: (run) => <OutcomeCounts run={run} isShort /> },
    {
      key: 'started',
      title: messages.started,
      width: 160,
      render: ({ startedBy, createdAt }) => (
        <div className="run-cell">
          {startedBy ?? messages.commandLine}
          <small>
            <time dateTime={createdAt}>{formatShortMoment(createdAt)}</time>
          </small>
        </div>
      ),
    },
  ];
  const view = useListView('import', columns);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead} />
      <div className="list-bar">
        <FilterSelect state={state} name={FORM} label={messages.form} values={FORMS} texts={messages} />
        <ListEnd total={data?.total} view={view} />
      </div>
      <ManagedTable
        state={state}
        // A background refetch does not show the loading state.
        query={{ data, error, isFetching: isFetching && !data, refetch }}
        columns={view.columns}
        nameOf={({ fileName }) => fileName}
        failureTitle={messages.failedToLoadRuns}
        empty={messages.noRuns}
      />
    </>
  );
}

/** The status with the reason for a failure, and a button to cancel an import in review. */
function StatusCell({ run }: { run: Run }) {
  const messages = useMessages(importRunMessages);
  const knownReason = useKnownReason();
  const { isBusy, cancel } = useRunSteps(run);
  return (
    <div className="run-cell">
      <RunStatusTag status={run.status} />
      {run.status === 'failed' && <small>{knownReason(run.failure ?? '') ?? messages.processingFailed}</small>}
      {run.status === 'review' && (
        <Button
          size="small"
          danger
          disabled={isBusy}
          aria-label={`${messages.cancel}: ${run.fileName}`}
          onClick={() => void cancel()}
        >
          {messages.cancel}
        </Button>
      )}
    </div>
  );
}

/** An import that awaits confirmation is continued on its review screen. */
const addressOf = (run: Run): string =>
  run.status === 'review' ? reviewAddress(run) : backOfficePaths.importRun(run.id);
