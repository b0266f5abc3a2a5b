import { EyeOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { ManagedChangeSuggestions } from '../../../lib/later/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { useChangeWords } from '../../components/history/audit-words.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { FilterSelect } from '../../components/list/filter-select.js';
import { ListEnd } from '../../components/list/list-end.js';
import { useListView } from '../../components/list/list-view.js';
import { dayColumn } from '../../components/list/day-column.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { actionsColumn } from '../../components/list/actions-column.js';
import { RowAction } from '../../components/list/row-actions.js';
import { useListState } from '../../components/list/use-list-state.js';
import { RecordLink, useRecordAddress } from '../../components/record-address.js';
import { ScreenHead } from '../../components/screen-head.js';
import { type ChangeSuggestion, useManagedChangeSuggestionsQuery } from './api/change-suggestions-api.js';
import { changeSuggestionMessages } from './change-suggestions.messages.js';
import { SENDERS, SUGGESTION_STATUSES, SuggestionStatus, useSuggestionWords } from './components/suggestion-words.js';
import { ViewSuggestion } from './components/view-suggestion.js';

const STATUS = 'durum';
const SENDER = 'gonderen';
/** Value of the filter for every status. */
const ALL = 'hepsi';

/** /yonetici/duzeltme-onerileri: change suggestions; by default the pending ones. */
export function Component() {
  const messages = useMessages(changeSuggestionMessages);
  const shared = useMessages(backOfficeMessages);
  const state = useListState({ sort: 'date', descending: true, filters: [STATUS, SENDER] });
  const wanted = state.filters[STATUS];
  const status = wanted === ALL ? null : (SUGGESTION_STATUSES.find((known) => known === wanted) ?? 'pending');
  const by = SENDERS.find((known) => known === state.filters[SENDER]) ?? null;
  const { page, pageSize } = state.list;
  const requested = { status, by, page, pageSize };
  const query = useManagedChangeSuggestionsQuery(requested);
  const address = useRecordAddress();
  const words = useSuggestionWords();
  const { field } = useChangeWords('change-suggestion');
  const columns: ListColumn<ChangeSuggestion>[] = [
    {
      key: 'business',
      title: messages.business,
      render: (row) => <RecordLink id={row.id}>{words.nameOf(row)}</RecordLink>,
    },
    {
      key: 'suggestion',
      title: messages.suggestion,
      render: (row) => (
        <>
          <div>{words.reasonOf(row)}</div>
          <small>{row.changes.map(({ part }) => field(part)).join(', ') || row.note}</small>
        </>
      ),
    },
    { key: 'sender', title: messages.sender, width: 140, render: words.senderOf },
    dayColumn(messages.date, ({ createdAt }) => createdAt),
    { key: 'status', title: messages.status, width: 170, render: (row) => <SuggestionStatus status={row.status} /> },
    actionsColumn(110, (row) => (
      <RowAction label={messages.look} icon={<EyeOutlined aria-hidden />} onClick={() => address.open(row.id)} />
    )),
  ];
  const view = useListView('change-suggestion', columns);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedChangeSuggestions} variables={requested} />
      </ScreenHead>
      <div className="list-bar">
        <Select
          aria-label={messages.status}
          className="list-filter"
          value={status ?? ALL}
          onChange={(chosen) => state.filter(STATUS, chosen === 'pending' ? '' : chosen)}
          options={[
            ...SUGGESTION_STATUSES.map((value) => ({ value, label: messages[value] })),
            { value: ALL, label: shared.allOf(messages.status) },
          ]}
        />
        <FilterSelect state={state} name={SENDER} label={messages.sender} values={SENDERS} texts={messages} />
        <ListEnd total={query.data?.total} view={view} />
      </div>
      <ManagedTable
        state={state}
        query={query}
        columns={view.columns}
        nameOf={words.nameOf}
        failureTitle={messages.failedToLoad}
        loadingText={messages.loading}
        empty={status === 'pending' && !by ? messages.none : messages.noneSuch}
      />
      {address.opened && <ViewSuggestion key={address.opened} id={address.opened} onClose={address.close} />}
    </>
  );
}
