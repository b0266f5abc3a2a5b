// UTC+3 all year since 2016.
const ISTANBUL_MS = 3 * 60 * 60 * 1000;
const DAY_MINUTES = 24 * 60;
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** One row as stored: 0 is Sunday, times are HH:MM in Istanbul. A day may have several rows. */
export interface HoursRow {
  dayOfWeek: number;
  opens?: string | null;
  closes?: string | null;
  isClosed: boolean;
}

export interface DayHours {
  day: number;
  spans: { opens: string; closes: string }[];
  /** Said to be closed; a day with neither spans nor this is not known. */
  closed: boolean;
}

/** PUB-BIZ-08: the week from Monday on, each day's times in order. */
export function weekOf(rows: HoursRow[]): DayHours[] {
  return MONDAY_FIRST.map((day) => {
    const own = rows.filter((row) => row.dayOfWeek === day);
    const spans = own.flatMap(({ opens, closes, isClosed }) =>
      opens && closes && !isClosed ? [{ opens, closes }] : [],
    );
    spans.sort((a, b) => (a.opens < b.opens ? -1 : 1));
    return { day, spans, closed: spans.length === 0 && own.some(({ isClosed }) => isClosed) };
  });
}

export type OpenState = { open: true; closesAt: string } | { open: false; opensAt: string | null };

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The weekday (0 is Sunday) in Istanbul. */
export const weekdayIn = (now: Date): number => new Date(now.getTime() + ISTANBUL_MS).getUTCDay();

/** Open or closed at this moment. `opensAt` is a later time of the same day. Times past midnight belong to the day before. */
export function openStateAt(rows: HoursRow[], now: Date): OpenState {
  const local = new Date(now.getTime() + ISTANBUL_MS);
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

/** `to` is past midnight (over 1440) when the closing time is not later than the opening time. */
function minutesIn({ opens, closes }: { opens: string; closes: string }) {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

/** True when the day (ISO date, in Istanbul) is over. */
export const isOver = (day: string, now: Date): boolean =>
  day.slice(0, 10) < new Date(now.getTime() + ISTANBUL_MS).toISOString().slice(0, 10);
