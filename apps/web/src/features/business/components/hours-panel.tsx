import { lazy, Suspense } from 'react';
import { Icon } from '../../../components/icon.js';
import { type MessagesOf, useMessages } from '../../../lib/messages.js';
import { useMinute } from '../../../lib/use-minute.js';
import { businessMessages } from '../business.messages.js';
import { type DayHours, type HoursRow, spansText, weekdayIn, weekOf } from '../opening-hours.js';

type Messages = MessagesOf<typeof businessMessages>;

/** Depends on the time, so it is not part of the server-rendered page. */
const OpenNow = lazy(async () => ({ default: (await import('./open-now.js')).OpenNow }));

/** PUB-BIZ-08: the week from Monday, whether it is open now (determined in the browser), and a note in every case. */
export function HoursPanel({ rows }: { rows: HoursRow[] }) {
  const messages = useMessages(businessMessages);
  return (
    <section className="panel">
      <h2>{messages.hours}</h2>
      {rows.length > 0 && <Week rows={rows} />}
      {/* below a table the note is a small hint, so that it does not seem to contradict the table */}
      <p className={rows.length ? 'tiny hours-note' : 'notice'}>
        {!rows.length && <Icon name="info" />}
        <span>{messages.hoursNote}</span>
      </p>
    </section>
  );
}

function Week({ rows }: { rows: HoursRow[] }) {
  const messages = useMessages(businessMessages);
  const now = useMinute();
  const today = now && weekdayIn(now);
  return (
    <>
      <p className="open-state">
        <Suspense fallback={null}>{now && <OpenNow rows={rows} now={now} />}</Suspense>
      </p>
      <table className="hours">
        <caption className="sr">{messages.weeklyHours}</caption>
        <tbody>
          {weekOf(rows).map((hours) => (
            <tr key={hours.day} className={hours.day === today ? 'today' : hours.spans.length ? undefined : 'off'}>
              <th scope="row">
                {dayName(hours.day, messages)}
                {hours.day === today && <span className="sr"> {messages.today}</span>}
              </th>
              <td>{timesOf(hours, messages)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const dayName = (day: number, messages: Messages) => messages[`day${day as 0 | 1 | 2 | 3 | 4 | 5 | 6}`];

function timesOf({ spans, closed }: DayHours, messages: Messages): string {
  if (spans.length) return spansText(spans);
  return closed ? messages.closed : messages.unknownHours;
}
