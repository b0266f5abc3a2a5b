import { Button, Table, type TableColumnType } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { drawings } from '../../../config/paths.js';
import { useMessages } from '../../../lib/messages.js';
import type { Failure } from '../../api/failure.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { FailureAlert } from '../failure-alert.js';
import { SkeletonRows } from '../skeleton-rows.js';
import { useIsDense } from './density.js';
import { ACTIONS } from './list-view.js';
import { RowName } from './row-actions.js';
import { useFocusOfRows } from './use-focus-of-rows.js';
import type { ListState } from './use-list-state.js';
import type { Selection } from './use-selection.js';

const SKELETON_ROWS = 5;

export interface ListColumn<Row> {
  /** Also the sort parameter if the column is sortable. */
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Aligned right. */
  isNumber?: boolean;
  /** Kept on one line. */
  isDate?: boolean;
  width?: number;
}

/** The result of a query hook. */
export interface ListAnswer<Row> {
  data?: { items: Row[]; total: number } | undefined;
  /** Undefined while `data` is of an earlier request, such as the page before. */
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ManagedTableProps<Row> {
  state: ListState<never> | ListState<string>;
  query: ListAnswer<Row>;
  columns: ListColumn<Row>[];
  /** Name of a row, for the selection and for screen readers. */
  nameOf: (row: Row) => string;
  selection?: Selection;
  /** 'Sertifikalar yüklenemedi'. */
  failureTitle: string;
  /** Replaces 'Henüz kayıt yok'. */
  empty?: ReactNode;
  /** Shown above the skeleton rows; without it, loading is announced to screen readers only. */
  loadingText?: string;
  /** Replaces the usual pagination; null hides it. */
  pages?: ReactNode;
  expandable?: { render: (row: Row) => ReactNode; isExpandable: (row: Row) => boolean };
}

/** The table of every list: five skeleton rows, empty and error states, order and page in the address, and cards on narrow screens. */
export function ManagedTable<Row extends { id: string }>({
  state,
  query: { data, currentData, error, isFetching, refetch },
  columns,
  nameOf,
  selection,
  failureTitle,
  empty,
  loadingText,
  pages,
  expandable,
}: ManagedTableProps<Row>) {
  const messages = useMessages(backOfficeMessages);
  const isDense = useIsDense();
  const focusOfRow = useFocusOfRows();
  const { list } = state;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / list.pageSize));
  const isPastEnd = data?.items.length === 0 && list.page > lastPage && !isFetching;
  useEffect(() => {
    if (isPastEnd) state.turnTo(lastPage, { replace: true });
  }, [isPastEnd, lastPage, state]);
  if (error && !isFetching) {
    const failure = error as Failure;
    return <FailureAlert error={failure} title={failureTitle} retry={refetch} />;
  }
  if (!data || isPastEnd) return <SkeletonRows count={SKELETON_ROWS} text={loadingText} />;

  const withName = (column: ListColumn<Row>): ListColumn<Row> => ({
    ...column,
    title: messages.actions,
    render: (row) => (
      <RowName value={nameOf(row)}>
        <div className="row-actions">{column.render(row)}</div>
      </RowName>
    ),
  });
  const onThisPage = data.items.map(({ id }) => id);
  return (
    <Table<Row>
      className="managed-table"
      size={isDense ? 'small' : 'large'}
      rowKey="id"
      onRow={() => focusOfRow}
      dataSource={data.items}
      columns={columns.map((column) => toColumn(column.key === ACTIONS ? withName(column) : column, list))}
      // Not while the same rows are read again: the veil would swallow a click that is under way.
      loading={isFetching && currentData === undefined}
      locale={{ emptyText: state.hasConditions ? <NoResults onClear={state.clear} /> : <Empty text={empty} /> }}
      pagination={
        pages === undefined && {
          current: list.page,
          pageSize: list.pageSize,
          total: data.total,
          showSizeChanger: false,
          hideOnSinglePage: true,
          placement: ['bottomEnd'],
        }
      }
      {...(pages ? { footer: () => pages } : {})}
      onChange={({ current = 1 }, _, sorter, { action }) => {
        if (action === 'paginate') return state.turnTo(current);
        const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter;
        if (action === 'sort') state.sortBy(String(columnKey), order === 'descend');
      }}
      rowSelection={
        selection && {
          selectedRowKeys: selection.isAll ? onThisPage : [...selection.chosen.keys()],
          preserveSelectedRowKeys: true,
          getCheckboxProps: (row) => ({ 'aria-label': messages.selectRow(nameOf(row)) }),
          getTitleCheckboxProps: () => ({ 'aria-label': messages.selectAll }),
          onChange: (keys) =>
            selection.choose(
              data.items.filter(({ id }) => keys.includes(id)).map((row) => ({ id: row.id, name: nameOf(row) })),
              onThisPage,
            ),
        }
      }
      expandable={expandable && { expandedRowRender: expandable.render, rowExpandable: expandable.isExpandable }}
    />
  );
}

function toColumn<Row>(
  { key, title, render, isSortable, isNumber, isDate, width }: ListColumn<Row>,
  { sort, descending }: { sort: string; descending: boolean },
): TableColumnType<Row> {
  const order = descending ? 'descend' : 'ascend';
  return {
    key,
    title,
    render: (_, row) => render(row),
    // On narrow screens each cell shows its own label.
    onCell: () => ({ 'data-label': title }) as object,
    ...(width !== undefined && { width }),
    ...(isNumber && { align: 'end', className: 'number' }),
    ...(isDate && { className: 'date' }),
    // Stays visible however narrow the table is.
    ...(key === ACTIONS && { className: 'actions' }),
    ...(isSortable && {
      sorter: true,
      sortOrder: sort === key ? order : null,
      sortDirections: ['ascend', 'descend', 'ascend'],
      showSorterTooltip: false,
    }),
  };
}

function NoResults({ onClear }: { onClear: () => void }) {
  const messages = useMessages(backOfficeMessages);
  return (
    <div className="list-empty">
      <p>{messages.noResults}</p>
      <Button onClick={onClear}>{messages.clearSearch}</Button>
    </div>
  );
}

function Empty({ text }: { text: ReactNode }) {
  const messages = useMessages(backOfficeMessages);
  return (
    <div className="list-empty">
      <img src={drawings.plate('bos')} alt="" width="120" height="120" />
      <div>{text ?? messages.empty}</div>
    </div>
  );
}
