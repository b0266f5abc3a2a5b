import { EditOutlined, EyeOutlined } from '@ant-design/icons';
import { addressWithCity, formatNumber } from '@tedarik/turkish';
import { Button, Select, Tag } from 'antd';
import type { Dispatch, SetStateAction } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { type ListColumn, ManagedTable } from '../../../components/list/managed-table.js';
import { actionsColumn } from '../../../components/list/actions-column.js';
import { RowAction } from '../../../components/list/row-actions.js';
import type { ListState } from '../../../components/list/use-list-state.js';
import type { Forecast, ReviewedRow, Settings } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import { useChooseRow } from '../use-choose-row.js';
import { FORECASTS, type ReviewedRows } from '../use-reviewed-rows.js';
import { ForecastTag } from '../forecast-tag.js';
import { RowChoice } from '../row-choice.js';
import { StatusTag } from '../../../components/status-tag.js';
import { correctionMessages } from './correction.messages.js';
import { useProblemText } from './use-problem-text.js';
import { RowEditor, type TypedFields } from './row-editor.js';
import { useEditRow } from './use-edit-row.js';
import { WhyNotNew } from '../why-not-new.js';

export const ROWS_ON_A_PAGE = 20;
/** Value of the forecast filter while the rows are filtered by a problem instead. */
const PROBLEM = 'problem';

interface RowsTableProps {
  reviewed: ReviewedRows;
  settings: Settings;
  state: ListState<string>;
  onFilter: (forecast: Forecast | null) => void;
  /** Index among the rows. */
  onOpen: (index: number) => void;
  editing: EditedRow | null;
  setEditing: Dispatch<SetStateAction<EditedRow | null>>;
}

/** The row being edited, as it was when editing began. */
export interface EditedRow {
  of: ReviewedRow;
  typed: TypedFields;
}

/** The rows of an import in review with their forecasts and choices. */
export function ReviewedRowsTable({
  reviewed,
  settings,
  state,
  onFilter,
  onOpen,
  editing,
  setEditing,
}: RowsTableProps) {
  const messages = useMessages(importMessages);
  const shared = useMessages(backOfficeMessages);
  const mend = useMessages(correctionMessages);
  const choose = useChooseRow(reviewed.requested);
  const { save, isSaving } = useEditRow(reviewed.requested);
  const { rows, total, requested, error, isFetching, refetch } = reviewed;
  const { problem } = requested;
  const problemText = useProblemText();
  const from = (state.list.page - 1) * ROWS_ON_A_PAGE;
  const shown = rows
    ?.slice(from, from + ROWS_ON_A_PAGE)
    .map((row, at) => ({ id: String(row.row), row, index: from + at }));
  const isShort = shown !== undefined && shown.length === 0 && from < total;
  /** Closes the editor only if it still shows this row. */
  const close = ({ row }: ReviewedRow) => setEditing((now) => (now?.of.row === row ? null : now));
  const nameOf = ({ row }: { row: ReviewedRow }) => row.name || messages.nameless;

  const columns: ListColumn<NonNullable<typeof shown>[number]>[] = [
    {
      key: 'name',
      title: messages.business,
      render: ({ row }) => (
        <div className="import-business">
          <strong>{row.name || messages.nameless}</strong>
          <div>
            {messages.row} {formatNumber(row.row)}{' '}
            {(row.edited ?? []).length > 0 && <StatusTag tone="good">{mend.edited}</StatusTag>}
          </div>
          {row.mapped && <div>{addressWithCity(row.mapped.location)}</div>}
          {(row.chosenCategoryNames ?? row.categoryNames).map((name) => (
            <Tag key={name}>{name}</Tag>
          ))}
          {editing?.of.row === row.row && (
            <RowEditor
              row={row}
              typed={editing.typed}
              onType={(typed) => setEditing((now) => (now?.of.row === row.row ? { ...now, typed } : now))}
              isSaving={isSaving}
              onSave={(values) => void save(editing.of, values).then((isStored) => isStored && close(row))}
              onCancel={() => close(row)}
            />
          )}
        </div>
      ),
    },
    {
      key: 'forecast',
      title: messages.forecast,
      render: ({ row }) => (
        <div>
          <ForecastTag row={row} />
          <WhyNotNew row={row} />
        </div>
      ),
    },
    {
      key: 'choice',
      title: messages.choice,
      width: 220,
      render: ({ row }) => (
        <RowChoice row={row} settings={settings} onChoose={(action) => void choose(row, { action })} />
      ),
    },
    actionsColumn(112, (one) => (
      <>
        {(one.row.fields ?? []).length > 0 && (
          <RowAction
            label={mend.editOf}
            icon={<EditOutlined aria-hidden />}
            onClick={() => setEditing(editing?.of.row === one.row.row ? null : { of: one.row, typed: new Map() })}
          />
        )}
        <RowAction label={messages.previewOf} icon={<EyeOutlined aria-hidden />} onClick={() => onOpen(one.index)} />
      </>
    )),
  ];

  return (
    <section aria-labelledby="import-rows">
      <div className="list-bar">
        <h2 id="import-rows">{messages.rows}</h2>
        <Select<Forecast | typeof PROBLEM | ''>
          aria-label={messages.forecast}
          className="list-filter"
          value={problem ? PROBLEM : (requested.forecast ?? '')}
          onChange={(chosen) => onFilter(chosen === '' || chosen === PROBLEM ? null : chosen)}
          options={[
            { value: '', label: shared.all },
            ...FORECASTS.map((value) => ({ value, label: messages[value] })),
            ...(problem ? [{ value: PROBLEM, label: problemText(problem) } as const] : []),
          ]}
        />
        <span className="list-total" role="status">
          {shown &&
            shown.length > 0 &&
            messages.rowRange(formatNumber(from + 1), formatNumber(from + shown.length), formatNumber(total))}
        </span>
      </div>
      <ManagedTable
        state={{ ...state, hasConditions: false }}
        query={{
          data: shown && !isShort ? { items: shown, total } : undefined,
          error,
          isFetching: isFetching && !shown,
          refetch,
        }}
        columns={columns}
        nameOf={nameOf}
        failureTitle={messages.failedToLoadRows}
        empty={messages.noRows}
        pages={
          total > ROWS_ON_A_PAGE ? (
            <div className="import-pages">
              <Button disabled={from === 0} onClick={() => state.turnTo(state.list.page - 1)}>
                {messages.previous}
              </Button>
              <Button disabled={from + ROWS_ON_A_PAGE >= total} onClick={() => state.turnTo(state.list.page + 1)}>
                {messages.next}
              </Button>
            </div>
          ) : null
        }
      />
    </section>
  );
}
