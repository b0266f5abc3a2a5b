import { formatNumber } from '@tedarik/turkish';
import { useMessages } from '../../../lib/messages.js';
import { reviewMessages } from '../reviews.messages.js';

/**
 * The number of reviews per rating, five stars first. Widths are SVG attributes, because the content security policy forbids style
 * attributes.
 */
export function RatingBars({ counts }: { counts: number[] }) {
  const messages = useMessages(reviewMessages);
  const most = Math.max(...counts, 1);
  return (
    <ul className="bars num" aria-label={messages.bars}>
      {counts
        .map((count, index) => (
          <li key={index} aria-label={messages.bar(index + 1, formatNumber(count))}>
            <span>{index + 1}</span>
            <svg aria-hidden="true">
              <rect width={`${(count / most) * 100}%`} height="100%" rx="4" />
            </svg>
            <span>{formatNumber(count)}</span>
          </li>
        ))
        .reverse()}
    </ul>
  );
}
