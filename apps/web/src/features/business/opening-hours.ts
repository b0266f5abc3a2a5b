import { inIstanbul } from '@tedarik/turkish';

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

/** '09:00 - 12:00, 13:00 - 18:00': a line may break between spans, not within one. */
export const spansText = (spans: DayHours['spans']): string =>
  spans.map(({ opens, closes }) => `${opens}\u00a0-\u00a0${closes}`).join(', ');

/** The weekday (0 is Sunday) in Istanbul. */
export const weekdayIn = (now: Date): number => inIstanbul(now).getUTCDay();

/** True when the day (ISO date, in Istanbul) is over. */
export const isOver = (day: string, now: Date): boolean =>
  day.slice(0, 10) < inIstanbul(now).toISOString().slice(0, 10);
