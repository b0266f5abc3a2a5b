import { HistoryOutlined, UndoOutlined } from '@ant-design/icons';
import { formatShortMoment } from '@tedarik/turkish';
import { Button, Drawer, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { FailureAlert } from '../../../components/failure-alert.js';
import { type BulkEditRow, useBulkEditsQuery } from '../api/bulk-edits-api.js';
import { bulkEditMessages } from './bulk-edit.messages.js';
import { useBulkChangeWords } from './bulk-words.js';
import { useBulkSummary } from './use-bulk-summary.js';
import { useUndoBulkEdit } from './use-undo-bulk-edit.js';

const PAGE_SIZE = 20;

/** Bulk edits of the last thirty days, each with a button to undo it. */
export function BulkEdits({ onShow }: { onShow: (id: string) => void }) {
  const messages = useMessages(bulkEditMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {messages.history}
      </Button>
      <Drawer title={messages.history} open={isOpen} onClose={() => setOpen(false)} size={560} destroyOnHidden>
        <p>{messages.historyHelp}</p>
        <Edits
          onShow={(id) => {
            setOpen(false);
            onShow(id);
          }}
        />
      </Drawer>
    </>
  );
}

function Edits({ onShow }: { onShow: (id: string) => void }) {
  const messages = useMessages(bulkEditMessages);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useBulkEditsQuery(
    { list: { search: '', page, pageSize: PAGE_SIZE, sort: 'at', descending: true } },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <FailureAlert error={error} title={messages.failedToLoad} retry={refetch} />;
  if (!data) return <Skeleton active />;
  return (
    <>
      {data.items.length === 0 && <p>{messages.noHistory}</p>}
      <ul className="deleted-records">
        {data.items.map((edit) => (
          <Entry key={edit.id} edit={edit} onShow={onShow} />
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

function Entry({ edit, onShow }: { edit: BulkEditRow; onShow: (id: string) => void }) {
  const messages = useMessages(bulkEditMessages);
  const { undo: takeBack } = useMessages(backOfficeMessages);
  const what = useBulkChangeWords()(edit);
  const summary = useBulkSummary();
  const [undo, isUndoing] = useUndoBulkEdit();
  return (
    <li>
      <div>
        <strong>{what}</strong>
        <small>{[formatShortMoment(edit.at), edit.by].filter(Boolean).join(' · ')}</small>
        <small>{summary(edit)}</small>
      </div>
      <span className="bulk-edit-actions">
        <Button type="link" aria-label={`${messages.show}: ${what}`} onClick={() => onShow(edit.id)}>
          {messages.show}
        </Button>
        {edit.undoableUntil && (
          <Button
            icon={<UndoOutlined aria-hidden />}
            loading={isUndoing}
            aria-label={`${takeBack}: ${what}`}
            onClick={() => void undo(edit.id).then((isBegun) => isBegun && onShow(edit.id))}
          >
            {takeBack}
          </Button>
        )}
      </span>
    </li>
  );
}
