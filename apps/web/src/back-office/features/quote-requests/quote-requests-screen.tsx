import { CheckCircleOutlined, CloseOutlined, StopOutlined } from '@ant-design/icons';
import { QUOTE_UNITS, type QuoteUnit } from '@tedarik/fields';
import { formatQuantity } from '@tedarik/turkish';
import { Modal } from 'antd';
import { useState } from 'react';
import { ManagedQuoteRequests } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { RecordHistory } from '../../components/history/record-history.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { FilterSelect } from '../../components/list/filter-select.js';
import { ListEnd } from '../../components/list/list-end.js';
import { useListView } from '../../components/list/list-view.js';
import { dayColumn } from '../../components/list/day-column.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowAction, RowActions } from '../../components/list/row-actions.js';
import { useListState } from '../../components/list/use-list-state.js';
import { ScreenHead } from '../../components/screen-head.js';
import { StatusTag } from '../../components/status-tag.js';
import { useToasts } from '../../components/use-toasts.js';
import {
  type QuoteRequestRow,
  useBlockQuoteBuyerMutation,
  useCloseAbusiveQuoteRequestsMutation,
  useManagedQuoteRequestsQuery,
} from './api/quote-requests-api.js';
import { managedQuoteRequestMessages } from './quote-requests.messages.js';

const STATUS = 'durum';
const STATUSES = ['unconfirmed', 'open', 'deciding', 'accepted', 'closed'] as const;
const TONES = { unconfirmed: 'waiting', open: 'good', deciding: 'waiting', accepted: 'good', closed: 'bad' } as const;
const nameOf = ({ what }: QuoteRequestRow) => what;

/** /yonetici/fiyat-talepleri: quote requests and their progress, without offers and buyers. */
export function Component() {
  const messages = useMessages(managedQuoteRequestMessages);
  const shared = useMessages(backOfficeMessages);
  const state = useListState({ sort: 'date', descending: true, filters: [STATUS] });
  const status = STATUSES.find((known) => known === state.filters.durum) ?? null;
  const { page, pageSize } = state.list;
  const requested = { status, page, pageSize };
  const query = useManagedQuoteRequestsQuery(requested);
  const [closing, setClosing] = useState<QuoteRequestRow | null>(null);
  const { close, block } = useQuoteRequestActs();
  const columns: ListColumn<QuoteRequestRow>[] = [
    {
      key: 'what',
      title: messages.what,
      render: ({ what, number, quantity, unit, city, borough, isSealed }) => (
        <div>
          <div>
            {what}, {formatQuantity(quantity)} {QUOTE_UNITS[unit as QuoteUnit].tr}
          </div>
          <div>{[borough, city].filter(Boolean).join(', ')}</div>
          <small>
            {messages.number(number)}
            {isSealed && ` · ${messages.sealed}`}
          </small>
        </div>
      ),
    },
    {
      key: 'counts',
      title: messages.counts,
      width: 190,
      render: ({ recipientCount, offerCount, questionCount }) =>
        messages.countsOf(recipientCount, offerCount, questionCount),
    },
    dayColumn(messages.date, ({ createdAt }) => createdAt),
    { key: 'status', title: messages.status, width: 170, render: (row) => <Status row={row} /> },
    actionsColumn(150, (row) => (
      <RowActions>
        <RowAction
          label={messages.close}
          icon={<CloseOutlined aria-hidden />}
          disabled={row.status === 'accepted' || row.status === 'closed'}
          onClick={() => setClosing(row)}
        />
        <RowAction
          label={row.isBuyerBlocked ? messages.unblock : messages.block}
          icon={row.isBuyerBlocked ? <CheckCircleOutlined aria-hidden /> : <StopOutlined aria-hidden />}
          onClick={() => void block(row)}
        />
      </RowActions>
    )),
  ];

  const view = useListView('quote-request', columns);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedQuoteRequests} variables={requested} />
      </ScreenHead>
      <div className="list-bar">
        <FilterSelect state={state} name={STATUS} label={messages.status} values={STATUSES} texts={messages} />
        <ListEnd total={query.data?.total} view={view} />
      </div>
      <ManagedTable
        state={state}
        query={query}
        columns={view.columns}
        nameOf={nameOf}
        failureTitle={messages.failedToLoad}
        loadingText={messages.loading}
        empty={messages.none}
        expandable={{
          isExpandable: () => true,
          render: ({ id, note }) => (
            <>
              <p>
                <strong>{messages.note}:</strong> <span className="whole-comment">{note ?? messages.noNote}</span>
              </p>
              <RecordHistory kind="quote-request" id={id} />
            </>
          ),
        }}
      />
      <Modal
        open={closing !== null}
        title={messages.closeQuestion}
        okText={messages.closeIt}
        okButtonProps={{ danger: true }}
        cancelText={shared.cancel}
        onCancel={() => setClosing(null)}
        onOk={() => {
          setClosing(null);
          void close(closing!);
        }}
      >
        <p>{closing?.what}</p>
        <p>{messages.closeText}</p>
      </Modal>
    </>
  );
}

function Status({ row: { status, closedBecause, isBuyerBlocked } }: { row: QuoteRequestRow }) {
  const messages = useMessages(managedQuoteRequestMessages);
  const known = STATUSES.find((each) => each === status) ?? 'closed';
  return (
    <>
      <StatusTag tone={TONES[known]}>{closedBecause === 'abuse' ? messages.abuse : messages[known]}</StatusTag>
      {isBuyerBlocked && <StatusTag tone="bad">{messages.blocked}</StatusTag>}
    </>
  );
}

/** The actions of administrators on a request, with toasts for the outcome. */
function useQuoteRequestActs() {
  const messages = useMessages(managedQuoteRequestMessages);
  const toasts = useToasts({ 'server-error': messages.unknown });
  const [closeThem] = useCloseAbusiveQuoteRequestsMutation();
  const [blockBuyer] = useBlockQuoteBuyerMutation();
  return {
    close: async ({ id }: QuoteRequestRow): Promise<void> => {
      const { data, error } = await closeThem([id]);
      if (error) toasts.failed(messages.failedToClose, error);
      else if (data[0]?.isDone) toasts.succeeded(messages.closedNow);
      else toasts.refused(messages.failedToClose);
    },
    block: async ({ id, isBuyerBlocked }: QuoteRequestRow): Promise<void> => {
      toasts.settled(
        await blockBuyer({ id, isBlocked: !isBuyerBlocked }),
        isBuyerBlocked ? messages.unblockedNow : messages.blockedNow,
        messages.failedToBlock,
      );
    },
  };
}
