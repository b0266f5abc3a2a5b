import { formatNumber, formatTime } from '@tedarik/turkish';
import { useMessages } from '../../../../lib/messages.js';
import type { RowsOfAMinute } from '../api/import-queue-api.js';
import { importQueueMessages } from '../import-queue.messages.js';

const BAR = 10;
const GAP = 2;
const HEIGHT = 120;
const LEAST_HEIGHT = 2;

/** Rows processed per minute in the last hour: a bar chart, with a sentence and a table for screen readers. */
export function ThroughputChart({ minutes }: { minutes: readonly RowsOfAMinute[] }) {
  const messages = useMessages(importQueueMessages);
  const all = minutes.reduce((sum, { rows }) => sum + rows, 0);
  const most = Math.max(0, ...minutes.map(({ rows }) => rows));
  const summary = all ? messages.chartText(formatNumber(all), formatNumber(most)) : messages.nothingDone;
  const heightOf = (rows: number) => (rows ? Math.max(LEAST_HEIGHT, (rows / most) * HEIGHT) : 0);
  return (
    <figure className="throughput">
      <svg
        viewBox={`0 0 ${minutes.length * (BAR + GAP)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {minutes.map(({ minute, rows }, at) => (
          <rect key={minute} x={at * (BAR + GAP)} y={HEIGHT - heightOf(rows)} width={BAR} height={heightOf(rows)}>
            <title>{messages.rowsOfMinute(formatTime(minute), formatNumber(rows))}</title>
          </rect>
        ))}
      </svg>
      <div className="throughput-times" aria-hidden>
        <span>{minutes[0] && formatTime(minutes[0].minute)}</span>
        <span>{minutes[0] && formatTime(minutes.at(-1)!.minute)}</span>
      </div>
      <figcaption>{summary}</figcaption>
      <details>
        <summary>{messages.asTable}</summary>
        <table className="queue-numbers">
          <thead>
            <tr>
              <th scope="col">{messages.minute}</th>
              <th scope="col" className="number">
                {messages.rows}
              </th>
            </tr>
          </thead>
          <tbody>
            {minutes.toReversed().map(({ minute, rows }) => (
              <tr key={minute}>
                <th scope="row">{formatTime(minute)}</th>
                <td className="number" data-label={messages.rows}>
                  {formatNumber(rows)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
