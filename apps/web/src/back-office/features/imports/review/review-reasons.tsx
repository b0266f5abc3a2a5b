import { formatNumber } from '@tedarik/turkish';
import { useMessages } from '../../../../lib/messages.js';
import { StatusTag } from '../../../components/status-tag.js';
import type { Review } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import { useReasonText } from '../../import-runs/reason-text.js';
import { FORECAST_TONES } from '../forecast-tag.js';

/** Why rows are not simply new, and what was left out of those that go in: how often, and where first. */
export function ReviewReasons({ reasons }: Pick<Review, 'reasons'>) {
  const messages = useMessages(importMessages);
  const reasonText = useReasonText();
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="import-reasons">
      <h2 id="import-reasons">{messages.reasons}</h2>
      <ul className="import-reasons">
        {reasons.map(({ kind, reason, count, rows }) => (
          <li key={`${kind} ${reason}`}>
            <StatusTag tone={FORECAST_TONES[kind as keyof typeof FORECAST_TONES]}>
              {messages[kind as 'invalid' | 'warning']}
            </StatusTag>
            <div>
              <strong>{messages.rowsCounted(formatNumber(count))}:</strong> {reasonText(reason)}
              <small>
                {messages.rowNumbers(rows.map(formatNumber).join(', '))}
                {rows.length < count && '…'}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
