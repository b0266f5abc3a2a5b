import { formatNumber, formatShortDate } from '@tedarik/turkish';
import { HeadRow } from './head-row.js';
import { useMessages } from '../lib/messages.js';
import { dayBarsMessages } from './day-bars.messages.js';

const STEP = 10;
const BAR = 7;
const HEIGHT = 60;
/** Smallest visible height of a bar for a day with a count above zero. */
const LEAST = 2;

interface DayBarsProps {
  title: string;
  days: readonly string[];
  counts: readonly number[];
}

/** A bar chart by day, with a table of the same numbers for screen readers. */
export function DayBars({ title, days, counts }: DayBarsProps) {
  const messages = useMessages(dayBarsMessages);
  const most = Math.max(...counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const summary = messages.summary(
    title,
    formatNumber(total),
    formatNumber(most),
    formatShortDate(days[counts.indexOf(most)]),
  );
  const heightOf = (count: number) => (count > 0 ? Math.max(LEAST, (count / most) * HEIGHT) : 0);
  return (
    <div className="day-bars">
      <svg viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
        {counts.map((count, at) => (
          <rect key={days[at]} x={at * STEP} y={HEIGHT - heightOf(count)} width={BAR} height={heightOf(count)} />
        ))}
      </svg>
      <p aria-hidden="true">
        <span>{formatShortDate(days[0])}</span>
        <span>{formatShortDate(days.at(-1))}</span>
      </p>
      <details>
        <summary aria-label={`${messages.table}: ${title}`}>{messages.table}</summary>
        <table>
          <HeadRow titles={[messages.day, messages.count]} />
          <tbody>
            {days.map((day, at) => (
              <tr key={day}>
                <th scope="row">{formatShortDate(day)}</th>
                <td>{formatNumber(counts[at] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
