import { formatNumber } from '@tedarik/turkish';
import { useMessages } from '../../../../lib/messages.js';
import type { Forecast, Review } from '../api/review.js';
import { importMessages } from '../imports.messages.js';
import { FORECASTS } from '../use-reviewed-rows.js';

interface ReviewCountsProps {
  review: Review;
  /** The one whose rows are shown. */
  chosen: Forecast | null;
  onChoose: (forecast: Forecast | null) => void;
}

/** How many are new, there already, perhaps branches, in doubt, and invalid: each shows its rows, and all of them when pressed again. */
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
