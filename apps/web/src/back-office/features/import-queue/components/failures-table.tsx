import { DeleteOutlined, RedoOutlined } from '@ant-design/icons';
import { formatNumber, formatShortMoment } from '@tedarik/turkish';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficePaths } from '../../../back-office-paths.js';
import { type ListColumn, ManagedTable } from '../../../components/list/managed-table.js';
import { actionsColumn } from '../../../components/list/actions-column.js';
import { RowAction } from '../../../components/list/row-actions.js';
import { useListState } from '../../../components/list/use-list-state.js';
import { StatusTag } from '../../../components/status-tag.js';
import { useKnownReason } from '../../import-runs/reason-text.js';
import type { QueueFailure } from '../api/import-queue-api.js';
import { importQueueMessages } from '../import-queue.messages.js';
import { useFailedWork } from '../use-failed-work.js';

type Row = QueueFailure & { id: string };

/** Failed work: its import, reason and number of attempts, with buttons to retry or discard it. */
export function FailuresTable({ failures }: { failures: readonly QueueFailure[] }) {
  const messages = useMessages(importQueueMessages);
  const knownReason = useKnownReason();
  const state = useListState({ sort: 'newest' });
  const work = useFailedWork();
  const items = failures.map((failure) => ({ ...failure, id: `${failure.importId}/${failure.chunk ?? ''}` }));
  const partOf = ({ chunk, firstRow, lastRow }: QueueFailure): string => {
    if (typeof chunk !== 'number') return messages.readingOfFile;
    if (typeof firstRow !== 'number' || typeof lastRow !== 'number') return messages.chunk(formatNumber(chunk + 1));
    return messages.rowsFromTo(formatNumber(firstRow), formatNumber(lastRow));
  };
  const nameOf = (row: QueueFailure) => `${row.fileName}, ${partOf(row)}`;
  const columns: ListColumn<Row>[] = [
    {
      key: 'work',
      title: messages.work,
      render: (row) => (
        <div className="failed-work">
          <Link to={backOfficePaths.importRun(row.importId)}>{row.fileName}</Link>
          <span>{partOf(row)}</span>
        </div>
      ),
    },
    {
      key: 'reason',
      title: messages.reason,
      width: 300,
      render: ({ reason }) => knownReason(reason) ?? <code>{reason}</code>,
    },
    { key: 'times', title: messages.times, isNumber: true, width: 90, render: ({ times }) => formatNumber(times) },
    {
      key: 'state',
      title: messages.state,
      width: 180,
      render: ({ exhausted, at }) => (
        <div className="failed-work">
          <StatusTag tone={exhausted ? 'bad' : 'waiting'}>
            {exhausted ? messages.exhausted : messages.retriesSoon}
          </StatusTag>
          <time dateTime={at}>{formatShortMoment(at)}</time>
        </div>
      ),
    },
    actionsColumn(110, (row) => (
      <>
        <RowAction label={messages.retry} icon={<RedoOutlined aria-hidden />} onClick={() => void work.retry(row)} />
        <RowAction
          label={messages.discard}
          icon={<DeleteOutlined aria-hidden />}
          onClick={() => void work.discard(row)}
          isDanger
        />
      </>
    )),
  ];
  return (
    <ManagedTable
      state={state}
      query={{ data: { items, total: items.length }, isFetching: false, refetch: () => undefined }}
      columns={columns}
      nameOf={nameOf}
      failureTitle={messages.failedToLoad}
      empty={messages.noFailures}
      pages={null}
    />
  );
}
