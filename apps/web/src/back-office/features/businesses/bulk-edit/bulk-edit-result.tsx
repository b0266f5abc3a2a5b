import { UndoOutlined } from '@ant-design/icons';
import { formatShortDate } from '@tedarik/turkish';
import { Alert, Button, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { type BulkEdit, businessesEdited, isBulkEditRunning, useBulkEdit } from '../api/bulk-edits-api.js';
import { bulkEditMessages } from './bulk-edit.messages.js';
import { BulkNamed } from './bulk-named.js';
import { useBulkChangeWords } from './bulk-words.js';
import { progressOf, useBulkSummary } from './use-bulk-summary.js';
import { useUndoBulkEdit } from './use-undo-bulk-edit.js';

/** The progress and result of a bulk edit, with a button to undo it. */
export function BulkEditResult({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { currentData: edit } = useBulkEdit(id);
  useReadAgainAtTheEnd(edit);
  return edit && edit.id === id ? <Line edit={edit} onClose={onClose} /> : null;
}

function Line({ edit, onClose }: { edit: BulkEdit; onClose: () => void }) {
  const messages = useMessages(bulkEditMessages);
  const shared = useMessages(backOfficeMessages);
  const words = useBulkChangeWords();
  const summary = useBulkSummary();
  const [undo, isUndoing] = useUndoBulkEdit();
  const { id, reasons, named, undoableUntil } = edit;
  const moving = isBulkEditRunning(edit);
  const isWhole = reasons.length === 0;
  return (
    <Alert
      className="form-alert"
      role="status"
      type={moving ? 'info' : isWhole ? 'success' : 'warning'}
      showIcon
      closable={{ onClose, 'aria-label': shared.close }}
      title={`${words(edit)} · ${summary(edit)}`}
      description={
        <>
          {moving ? <Moving edit={edit} /> : <BulkNamed reasons={reasons} named={named} />}
          {undoableUntil && (
            <p className="bulk-undo">
              <Button icon={<UndoOutlined aria-hidden />} loading={isUndoing} onClick={() => void undo(id)}>
                {shared.undo}
              </Button>
              <span>{messages.until(formatShortDate(undoableUntil))}</span>
            </p>
          )}
        </>
      }
    />
  );
}

function Moving({ edit }: { edit: BulkEdit }) {
  const messages = useMessages(bulkEditMessages);
  const [done, all] = progressOf(edit);
  const percent = all === 0 ? 0 : Math.floor((done * 100) / all);
  return (
    <>
      <Progress percent={percent} size="small" aria-label={messages.goesOn} />
      <p className="bulk-moving">{messages.goesOn}</p>
    </>
  );
}

/** Refetches businesses once the bulk edit has finished. */
function useReadAgainAtTheEnd(edit: BulkEdit | undefined): void {
  const dispatch = useDispatch();
  const wasMoving = useRef(false);
  const moving = edit !== undefined && isBulkEditRunning(edit);
  useEffect(() => {
    if (wasMoving.current && !moving) dispatch(businessesEdited());
    wasMoving.current = moving;
  }, [moving, dispatch]);
}
