import { ExportOutlined } from '@ant-design/icons';
import { formatShortMoment } from '@tedarik/turkish';
import { Button, Select } from 'antd';
import { Link } from 'react-router-dom';
import { ManagedAuditRecords } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { recordAddress } from './record-paths.js';
import { useAuditWords } from '../../components/history/audit-words.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { ChangesTable } from '../../components/history/changes-table.js';
import { type AuditRecord, useManagedAuditRecordsQuery } from '../../components/history/history-api.js';
import { historyMessages } from '../../components/history/history.messages.js';
import { ExportMenu } from '../../components/list/export-menu.js';
import { ListBar } from '../../components/list/list-bar.js';
import { useListView } from '../../components/list/list-view.js';
import { type ListColumn, ManagedTable } from '../../components/list/managed-table.js';
import { useListState } from '../../components/list/use-list-state.js';
import { ScreenHead } from '../../components/screen-head.js';
import { auditMessages } from './audit.messages.js';

// 'kaydin' rather than 'kayit', which is the parameter of an open record and not part of saved views.
const FILTERS = ['islem', 'tur', 'kaydin', 'kim'] as const;

/** /yonetici/gunluk: who did what to which record, newest first. */
export function Component() {
  const messages = useMessages(auditMessages);
  const history = useMessages(historyMessages);
  const shared = useMessages(backOfficeMessages);
  const words = useAuditWords();
  const state = useListState({ sort: 'at', descending: true, filters: FILTERS });
  const { islem, tur, kaydin, kim } = state.filters;
  const { search, page, pageSize } = state.list;
  const requested = {
    ...{ search, page, pageSize },
    filter: { action: islem || null, recordKind: tur || null, recordId: kaydin || null, actorId: kim || null },
  };
  const query = useManagedAuditRecordsQuery(requested, { refetchOnMountOrArgChange: true });
  /** The first row has the names of the record and actor by which the list is filtered. */
  const first = query.data?.items[0];
  const optionsOf = (title: string, texts: Record<string, string>) => [
    { value: '', label: shared.allOf(title) },
    ...Object.entries(texts).map(([value, label]) => ({ value, label })),
  ];
  const columns: ListColumn<AuditRecord>[] = [
    {
      key: 'at',
      title: messages.at,
      width: 180,
      render: ({ at }) => <time dateTime={at}>{formatShortMoment(at)}</time>,
    },
    {
      key: 'actor',
      title: messages.who,
      render: ({ actorId, actorName }) =>
        actorId ? (
          <Button type="link" className="in-text" onClick={() => state.filter('kim', actorId)}>
            {actorName}
          </Button>
        ) : (
          history.nobody
        ),
    },
    { key: 'action', title: messages.what, render: ({ action }) => words.action(action) },
    { key: 'kind', title: messages.kind, render: ({ recordKind }) => words.kind(recordKind) },
    {
      key: 'record',
      title: messages.record,
      render: (row) => (
        <>
          <Button type="link" className="in-text" onClick={() => state.filter('kaydin', row.recordId)}>
            {words.record(row) || shared.dash}
          </Button>{' '}
          <OpenRecord kind={row.recordKind} id={row.recordId} name={row.recordName} />
        </>
      ),
    },
  ];

  const view = useListView('audit', columns);
  return (
    <>
      <ScreenHead title={messages.title} lead={messages.lead}>
        <ExportMenu operation={ManagedAuditRecords} variables={requested} />
      </ScreenHead>
      <ListBar state={state} view={view} placeholder={messages.searchIn} total={query.data?.total}>
        <Select
          aria-label={messages.what}
          className="list-filter"
          value={islem}
          onChange={(value) => state.filter('islem', value)}
          options={optionsOf(messages.what, words.actions)}
        />
        <Select
          aria-label={messages.kind}
          className="list-filter"
          value={tur}
          onChange={(value) => state.filter('tur', value)}
          options={optionsOf(messages.kind, words.kinds)}
        />
        {(['kim', 'kaydin'] as const).map(
          (name) =>
            state.filters[name] && (
              <Button key={name} onClick={() => state.filter(name, '')}>
                {messages.onlyOf((name === 'kim' ? first?.actorName : first && words.record(first)) || shared.dash)}
                {' ×'}
              </Button>
            ),
        )}
      </ListBar>
      <ManagedTable
        state={state}
        query={query}
        columns={view.columns}
        nameOf={words.record}
        failureTitle={messages.failedToLoad}
        expandable={{
          render: (row) => <ChangesTable {...row} names={query.data?.names ?? []} />,
          isExpandable: ({ changes }) => changes.length > 0,
        }}
      />
    </>
  );
}

/** A link to the record itself. */
function OpenRecord({ kind, id, name }: { kind: string; id: string; name: string }) {
  const { openRecord } = useMessages(auditMessages);
  const address = recordAddress(kind, id);
  if (!address) return null;
  return (
    <Link to={address} className="open-record" aria-label={`${openRecord}: ${name}`} title={openRecord}>
      <ExportOutlined aria-hidden />
    </Link>
  );
}
