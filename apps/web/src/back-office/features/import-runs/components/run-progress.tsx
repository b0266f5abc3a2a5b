import { formatNumber } from '@tedarik/turkish';
import { Progress } from 'antd';
import { type MessagesOf, useMessages } from '../../../../lib/messages.js';
import type { Run } from '../api/import-runs-api.js';
import { importRunMessages } from '../import-runs.messages.js';
import { timeLeftText } from '../time-left.js';
import { RunStatusTag } from './run-status-tag.js';

/** Progress, speed and remaining time of an import. */
export function RunProgress({ run }: { run: Run }) {
  const messages = useMessages(importRunMessages);
  const { status, rowsPerSecond, secondsLeft } = run;
  const isMoving = status === 'importing' || status === 'undoing';
  // The number of rows is unknown until the file is read.
  const isUnread = status === 'waiting' || status === 'staging';
  return (
    <div className="run-progress">
      <p className="run-facts">
        <span role="status">
          <RunStatusTag status={status} />
        </span>
        <span>{stepText(run, messages)}</span>
        {isMoving && typeof rowsPerSecond === 'number' && (
          <span>{messages.speed(formatNumber(Math.max(1, Math.round(rowsPerSecond))))}</span>
        )}
        {isMoving && typeof secondsLeft === 'number' && <span>{timeLeftText(secondsLeft, messages)}</span>}
      </p>
      {!isUnread && (
        <Progress percent={percentOf(run)} status={isMoving ? 'active' : 'normal'} aria-label={messages.progress} />
      )}
    </div>
  );
}

function stepText(
  { status, read, remaining, created, updated, undone, kept }: Run,
  messages: MessagesOf<typeof importRunMessages>,
) {
  if (status === 'waiting' || status === 'staging' || status === 'review') return messages.rowsRead(formatNumber(read));
  if (status === 'undoing') return messages.undoneOf(formatNumber(undone + kept), formatNumber(created + updated));
  return messages.rowsOf(formatNumber(read - remaining), formatNumber(read));
}

function percentOf({ status, read, remaining, created, updated, undone, kept }: Run): number {
  if (status === 'review') return 0;
  const [done, all] = status === 'undoing' ? [undone + kept, created + updated] : [read - remaining, read];
  return all ? Math.floor((done * 100) / all) : 0;
}
