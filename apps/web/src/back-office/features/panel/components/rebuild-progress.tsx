import { formatNumber } from '@tedarik/turkish';
import { Progress } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Rebuild } from '../api/indices-api.js';
import { indicesMessages } from '../indices.messages.js';

// 100% only at the end, because documents are compared and the alias is swapped after all are written.
const MOST_PERCENT = 99;

/** The progress of an index rebuild. */
export function RebuildProgress({ rebuild: { done, total } }: { rebuild: Rebuild }) {
  const messages = useMessages(indicesMessages);
  const isKnown = typeof total === 'number';
  const percent = total ? Math.min(MOST_PERCENT, Math.floor((done * 100) / total)) : 0;
  return (
    <div role="status">
      <span>{messages.started}</span>
      <Progress percent={percent} status="active" showInfo={isKnown} aria-label={messages.progress} />
      <span className="panel-unknown">
        {isKnown ? messages.filledOf(formatNumber(done), formatNumber(total)) : messages.filled(formatNumber(done))}
      </span>
    </div>
  );
}
