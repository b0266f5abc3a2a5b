import { formatNumber } from '@tedarik/turkish';
import { Button } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { type ListColumn, ManagedTable } from '../../../components/list/managed-table.js';
import { useListState } from '../../../components/list/use-list-state.js';
import { type RowFilter, type Run, type RunRow, useImportRunRowsInfiniteQuery } from '../api/import-runs-api.js';
import { importRunMessages } from '../import-runs.messages.js';
import { isAtRest } from '../run-status.js';
import { BusinessCell, OutcomeCell, WhyCell } from './row-cells.js';

const LOOK_MS = 5_000;

interface RowsTableProps {
  run: Run;
  filter: RowFilter;
  /** Number of rows that match the filter. */
  total: number;
}

/** The rows of an import in the order of the file, loaded page by page on request. */
export function ImportedRows({ run, filter, total }: RowsTableProps) {
  const messages = useMessages(importRunMessages);
  const state = useListState({ sort: 'row' });
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useImportRunRowsInfiniteQuery(
      { id: run.id, ...filter },
      {
        refetchOnMountOrArgChange: true,
        skipPollingIfUnfocused: true,
        pollingInterval: isAtRest(run.status) ? 0 : LOOK_MS,
      },
    );
  const rows = currentData?.pages.flat().map((row) => ({ ...row, id: String(row.row) }));
  const hasMore = hasNextPage && rows !== undefined && rows.length < total;
  const columns: ListColumn<RunRow & { id: string }>[] = [
    { key: 'row', title: messages.row, isNumber: true, width: 90, render: ({ row }) => formatNumber(row) },
    { key: 'name', title: messages.business, render: (row) => <BusinessCell row={row} settings={run.settings} /> },
    { key: 'outcome', title: messages.outcome, width: 140, render: (row) => <OutcomeCell row={row} /> },
    { key: 'why', title: messages.why, render: (row) => <WhyCell row={row} /> },
  ];
  return (
    <ManagedTable
      state={state}
      // A background refetch does not show the loading state.
      query={{ data: rows && { items: rows, total }, error, isFetching: isFetching && !rows, refetch }}
      columns={columns}
      nameOf={({ name, row }) => name || String(row)}
      failureTitle={messages.failedToLoadRows}
      empty={messages.noRows}
      pages={
        hasMore ? (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {messages.loadMore}
          </Button>
        ) : null
      }
    />
  );
}
