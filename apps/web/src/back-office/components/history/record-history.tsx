import { RightOutlined } from '@ant-design/icons';
import { formatShortMoment } from '@tedarik/turkish';
import { Button, Collapse, Skeleton, Timeline } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { FailureAlert } from '../failure-alert.js';
import { useAuditWords } from './audit-words.js';
import { ChangesTable } from './changes-table.js';
import { type AuditRecord, useManagedHistoryQuery } from './history-api.js';
import { historyMessages } from './history.messages.js';

const STEP = 10;
const MOST = 100;
const CHANGES = new Set(['changed', 'reverted']);

interface RecordHistoryProps {
  /** Kind of record as in the audit log: `certificate`, `blog-post` … */
  kind: string;
  id: string;
  /** Rendered below each change; gets this change and all later ones, newest first. */
  below?: (changes: readonly AuditRecord[]) => ReactNode;
}

/**
 * The changes of one record with their authors, newest first; shown below the record's form. Loaded only when expanded, because most people
 * open a record for something else.
 */
export function RecordHistory(record: RecordHistoryProps) {
  const { title } = useMessages(historyMessages);
  return (
    <section className="record-history" aria-label={title}>
      <Collapse
        ghost
        destroyOnHidden
        expandIcon={({ isActive }) => <RightOutlined rotate={isActive ? 90 : 0} aria-hidden="true" aria-label="" />}
        items={[{ key: 'history', label: title, children: <Entries {...record} /> }]}
      />
    </section>
  );
}

function Entries({ kind, id, below }: RecordHistoryProps) {
  const messages = useMessages(historyMessages);
  const words = useAuditWords();
  const [pageSize, setPageSize] = useState(STEP);
  const { data, error, refetch, isFetching } = useManagedHistoryQuery(
    { recordKind: kind, recordId: id, page: 1, pageSize },
    { refetchOnMountOrArgChange: true },
  );

  return (
    <>
      {error ? (
        <FailureAlert error={error} title={messages.failedToLoad} retry={refetch} />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : data.total === 0 ? (
        <p>{messages.nothing}</p>
      ) : (
        <Timeline
          items={data.items.map(({ id: key, at, actorName, action, changes }, place) => ({
            key,
            content: (
              <>
                <strong>{actorName ?? messages.nobody}</strong> {words.action(action)}{' '}
                <time dateTime={at}>{formatShortMoment(at)}</time>
                <ChangesTable recordKind={kind} changes={changes} names={data.names} />
                {CHANGES.has(action) && below?.(data.items.slice(0, place + 1))}
              </>
            ),
          }))}
        />
      )}
      {data && data.total > data.items.length && pageSize < MOST && (
        <Button loading={isFetching} onClick={() => setPageSize(Math.min(MOST, pageSize * 2))}>
          {messages.older}
        </Button>
      )}
    </>
  );
}
