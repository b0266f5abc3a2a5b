import { ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { ManagedAuditRecords } from '../../../lib/graphql/operations.js';
import { useMessages } from '../../../lib/messages.js';
import { recordAddress } from './record-paths.js';
import { useAuditWords } from '../../components/history/audit-words.js';
import { backOfficeMessages } from '../../components/back-office.messages.js';
import { ChangesTable } from '../../components/history/changes-table.js';
import { type AuditRecord, useManagedAuditRecordsQuery } from '../../components/history/history-api.js';
import { historyMessages } from '../../components/history/history.messages.js';
import { useMoment } from '../../components/history/use-moment.js';
import { ListFilter } from '../../components/list/list-filter.js';
import { ListScreen } from '../../components/list/list-screen.js';
import type { ListColumn } from '../../components/list/managed-table.js';
import { useListState } from '../../components/list/use-list-state.js';
import { auditMessages } from './audit.messages.js';

// Not 'kayit': that is the record which is open beside a list, and no view keeps it.
const FILTERS = ['islem', 'tur', 'kaydin', 'kim'] as const;

/** /yonetici/gunluk: who did what to which record, newest first. */
export function Component() {
  const messages = useMessages(auditMessages);
  const history = useMessages(historyMessages);
  const shared = useMessages(backOfficeMessages);
  const words = useAuditWords();
  const moment = useMoment();
  const state = useListState({ sort: 'at', descending: true, filters: FILTERS });
  const { islem, tur, kaydin, kim } = state.filters;
  const { search, page, pageSize } = state.list;
  const requested = {
    ...{ search, page, pageSize },
    filter: { action: islem || null, recordKind: tur || null, recordId: kaydin || null, actorId: kim || null },
  };
  const query = useManagedAuditRecordsQuery(requested, { refetchOnMountOrArgChange: true });
  /** What is told of a filter is of every row. */
  const first = query.data?.items[0];
  const columns: ListColumn<AuditRecord>[] = [
    { key: 'at', title: messages.at, width: 180, render: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
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
      render: ({ recordKind, recordId, recordName }) => (
        <>
          <Button type="link" className="in-text" onClick={() => state.filter('kaydin', recordId)}>
            {words.record({ recordKind, recordName }) || shared.dash}
          </Button>{' '}
          <OpenRecord kind={recordKind} id={recordId} name={recordName} />
        </>
      ),
    },
  ];

  return (
    <ListScreen
      name="audit"
      messages={messages}
      exported={{ operation: ManagedAuditRecords, variables: requested }}
      filters={
        <>
          <ListFilter
            state={state}
            name="islem"
            label={messages.what}
            values={Object.keys(words.actions)}
            words={words.actions}
            all={`${messages.what}: ${shared.all}`}
          />
          <ListFilter
            state={state}
            name="tur"
            label={messages.kind}
            values={Object.keys(words.kinds)}
            words={words.kinds}
            all={`${messages.kind}: ${shared.all}`}
          />
          {(['kim', 'kaydin'] as const).map(
            (name) =>
              state.filters[name] && (
                <Button key={name} onClick={() => state.filter(name, '')}>
                  {messages.onlyOf((name === 'kim' ? first?.actorName : first?.recordName) ?? shared.dash)}
                  {' ×'}
                </Button>
              ),
          )}
        </>
      }
      state={state}
      query={query}
      columns={columns}
      nameOf={({ recordName }) => recordName}
      expandable={{
        render: (row) => <ChangesTable {...row} names={query.data?.names ?? []} />,
        isExpandable: ({ changes }) => changes.length > 0,
      }}
    />
  );
}

/** Leads to where the record itself is. */
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
