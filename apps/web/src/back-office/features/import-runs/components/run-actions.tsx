import {
  CaretRightOutlined,
  DownloadOutlined,
  PauseOutlined,
  RedoOutlined,
  TableOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { useConfirmedLink } from '../../../components/credentials/use-confirmed-link.js';
import type { Run } from '../api/import-runs-api.js';
import { importRunMessages } from '../import-runs.messages.js';
import { mayUndo, MAY } from '../run-status.js';
import { useRunSteps } from '../use-run-steps.js';

/** Buttons for the actions that the import's status permits. */
export function RunActions({ run }: { run: Run }) {
  const messages = useMessages(importRunMessages);
  const steps = useRunSteps(run);
  const confirmedFirst = useConfirmedLink();
  const { id, status, invalid, rowsErased } = run;
  const mayRetry = MAY.retry(status) && invalid > 0 && !rowsErased;
  return (
    <div className="run-actions">
      {MAY.pause(status) && (
        <Button icon={<PauseOutlined aria-hidden />} disabled={steps.isBusy} onClick={() => void steps.pause()}>
          {messages.pause}
        </Button>
      )}
      {MAY.resume(status) && (
        <Button
          type="primary"
          icon={<CaretRightOutlined aria-hidden />}
          disabled={steps.isBusy}
          onClick={() => void steps.resume()}
        >
          {messages.resume}
        </Button>
      )}
      {MAY.cancel(status) && (
        <Button danger disabled={steps.isBusy} onClick={() => void steps.cancel()}>
          {messages.cancel}
        </Button>
      )}
      {mayRetry && (
        <Button icon={<RedoOutlined aria-hidden />} disabled={steps.isBusy} onClick={() => void steps.retry()}>
          {messages.retry}
        </Button>
      )}
      {mayRetry && (
        <Button
          icon={<DownloadOutlined aria-hidden />}
          href={`/yonetici/ice-aktarim/${id}/satirlar?sonuc=invalid`}
          download
          onClick={(event) => void confirmedFirst(event)}
        >
          {messages.download}
        </Button>
      )}
      {mayRetry && (
        <Button
          icon={<TableOutlined aria-hidden />}
          href={`/yonetici/ice-aktarim/${id}/satirlar?sonuc=invalid&bicim=tablo`}
          download
          onClick={(event) => void confirmedFirst(event)}
        >
          {messages.downloadTable}
        </Button>
      )}
      {mayUndo(run) && (
        <Button danger icon={<UndoOutlined aria-hidden />} disabled={steps.isBusy} onClick={() => void steps.undo()}>
          {messages.undo}
        </Button>
      )}
    </div>
  );
}
