import { formatNumber } from '@tedarik/turkish';
import { useMessages } from '../../../lib/messages.js';
import { paths } from '../../../config/paths.js';
import type { ReviewedRow } from './api/review.js';
import { importMessages } from './imports.messages.js';
import { useReasonText } from '../import-runs/reason-text.js';

/** Why a row cannot be imported, or which existing business it matches, with a link to its page. */
export function WhyNotNew({ row: { forecast, refusal, match, earlierRow } }: { row: ReviewedRow }) {
  const messages = useMessages(importMessages);
  const reasonText = useReasonText();
  if (refusal) return <div className="import-why">{reasonText(refusal)}</div>;
  if (match) {
    return (
      <div className="import-why">
        <a href={paths.business(match.slug)} target="_blank" rel="noreferrer">
          {messages.matches(match.name)}
        </a>
        <div>{match.address}</div>
      </div>
    );
  }
  if (typeof earlierRow !== 'number') return null;
  const same = forecast === 'branch' ? messages.earlierName : messages.earlierRow;
  return <div className="import-why">{same(formatNumber(earlierRow))}</div>;
}
