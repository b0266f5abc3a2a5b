import { RestOutlined, UndoOutlined } from '@ant-design/icons';
import { formatShortMoment } from '@tedarik/turkish';
import { Button, Drawer, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { useManagedDeletedQuery } from '../history/history-api.js';
import { FailureAlert } from '../failure-alert.js';
import { type Restore, useRestoring } from '../use-undoable.js';

const PAGE_SIZE = 20;

interface DeletedRecordsProps {
  /** Kind of the records in the audit log. */
  kind: string;
  restore: Restore;
  /** Sentences for codes of refusals. */
  reasons?: Readonly<Record<string, string>>;
}

/** Records of a list that were deleted in the last thirty days, with author and time, and a button to restore each. */
export function DeletedRecords(props: DeletedRecordsProps) {
  const messages = useMessages(backOfficeMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<RestOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {messages.deletedRecords}
      </Button>
      <Drawer title={messages.deletedRecords} open={isOpen} onClose={() => setOpen(false)} size={560} destroyOnHidden>
        <p>{messages.deletedHelp}</p>
        <Deleted {...props} />
      </Drawer>
    </>
  );
}

function Deleted({ kind, restore, reasons }: DeletedRecordsProps) {
  const messages = useMessages(backOfficeMessages);
  const bringBack = useRestoring(reasons);
  const [page, setPage] = useState(1);
  // Hidden at once, because the log is updated a moment later.
  const [restored, setRestored] = useState<readonly string[]>([]);
  const { data, error, isFetching, refetch } = useManagedDeletedQuery({ recordKind: kind, page, pageSize: PAGE_SIZE });
  if (error) return <FailureAlert error={error} retry={refetch} />;
  if (!data) return <Skeleton active />;

  const lastPage = Math.max(1, Math.ceil(data.total / PAGE_SIZE));
  if (page > lastPage) setPage(lastPage);
  const shown = data.items.filter(({ id }) => !restored.includes(id));
  return (
    <>
      {shown.length === 0 && lastPage === 1 && !isFetching && <p>{messages.nothingDeleted}</p>}
      <ul className="deleted-records">
        {shown.map(({ id, name, at, actorName }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <small>{[formatShortMoment(at), actorName].filter(Boolean).join(' · ')}</small>
            </div>
            <Button
              icon={<UndoOutlined aria-hidden />}
              aria-label={`${messages.bringBack}: ${name}`}
              onClick={() =>
                void bringBack(restore, new Map([[id, name]])).then(
                  (done) => done && setRestored((now) => [...now, id]),
                )
              }
            >
              {messages.bringBack}
            </Button>
          </li>
        ))}
      </ul>
      <Pagination
        current={page}
        pageSize={PAGE_SIZE}
        total={data.total}
        showSizeChanger={false}
        hideOnSinglePage
        onChange={setPage}
      />
    </>
  );
}
