import { formatNumber } from '@tedarik/turkish';
import { useMessages } from '../../../../lib/messages.js';
import type { Forecast, Review } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import { FORECASTS } from '../use-reviewed-rows.js';

interface ReviewCountsProps {
  review: Review;
  /** The forecast by which the rows are filtered. */
  chosen: Forecast | null;
  onChoose: (forecast: Forecast | null) => void;
}

/** The numbers of rows by forecast. Each is a toggle that filters the rows. */
export function ReviewCounts({ review, chosen, onChoose }: ReviewCountsProps) {
  const messages = useMessages(importMessages);
  const help = {
    new: messages.newHelp,
    duplicate: messages.duplicateHelp,
    branch: messages.branchHelp,
    doubtful: messages.doubtfulHelp,
    invalid: messages.invalidHelp,
  };
  return (
    <ul className="import-counts">
      {FORECASTS.map((forecast) => (
        <li key={forecast}>
          <button
            type="button"
            className={`import-count ${forecast}`}
            aria-pressed={chosen === forecast}
            onClick={() => onChoose(chosen === forecast ? null : forecast)}
          >
            <strong>{formatNumber(review[forecast])}</strong>
            <span>{messages[forecast]}</span>
            <small>{help[forecast]}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
