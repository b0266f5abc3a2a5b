import { inIstanbul } from '@tedarik/turkish';
import { type HoursRow, weekdayIn, weekOf } from './opening-hours.js';

const DAY_MINUTES = 24 * 60;
const A_WEEK_ON = [1, 2, 3, 4, 5, 6, 7];

export type OpenState = { open: true; closesAt: string } | { open: false; opensAt: string | null };

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether the business is open at this moment. `opensAt` is a later time of the same day. Times past midnight belong to the day before. */
export function openStateAt(rows: HoursRow[], now: Date): OpenState {
  const local = inIstanbul(now);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const week = weekOf(rows);
  const spansOf = (day: number) => week.find((one) => one.day === (day + 7) % 7)?.spans ?? [];
  const today = spansOf(local.getUTCDay()).map((span) => ({ ...span, ...minutesIn(span) }));
  const lateYesterday = spansOf(local.getUTCDay() - 1)
    .map((span) => ({ ...span, ...minutesIn(span) }))
    .find(({ to }) => minute < to - DAY_MINUTES);
  const current = lateYesterday ?? today.find(({ from, to }) => minute >= from && minute < to);
  if (current) return { open: true, closesAt: current.closes };
  return { open: false, opensAt: today.find(({ from }) => minute < from)?.opens ?? null };
}

/** In minutes of the day. `to` is over 1440 (past midnight) if the closing time is not later than the opening time. */
function minutesIn({ opens, closes }: { opens: string; closes: string }) {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

/** Whether today's hours are a whole day; midnight is then not shown as a closing time. */
export function isOpenAllDay(rows: HoursRow[], now: Date): boolean {
  const today = weekOf(rows).find(({ day }) => day === weekdayIn(now));
  return !!today?.spans.some(({ opens, closes }) => opens === '00:00' && ['00:00', '24:00'].includes(closes));
}

export interface Opening {
  day: number;
  /** 1 is tomorrow, 7 the same weekday of next week. */
  inDays: number;
  opens: string;
}

/** The next opening after today; null if unknown, for example because a day before it has no hours stored. */
export function openingAfterToday(rows: HoursRow[], now: Date): Opening | null {
  const week = weekOf(rows);
  for (const inDays of A_WEEK_ON) {
    const day = (weekdayIn(now) + inDays) % 7;
    const { spans, closed } = week.find((one) => one.day === day)!;
    if (spans[0]) return { day, inDays, opens: spans[0].opens };
    if (!closed) return null;
  }
  return null;
}
