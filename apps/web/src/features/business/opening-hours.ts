import { dayInIstanbul, inIstanbul } from '@tedarik/turkish';

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** One stored row: 0 is Sunday, times are HH:MM in Istanbul. A day may have several rows. */
export interface HoursRow {
  dayOfWeek: number;
  opens?: string | null;
  closes?: string | null;
  isClosed: boolean;
}

export interface DayHours {
  day: number;
  spans: { opens: string; closes: string }[];
  /** Explicitly closed; a day with neither spans nor this flag is unknown. */
  closed: boolean;
}

/** PUB-BIZ-08: the week from Monday, with each day's times in order. */
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

/** '09:00 - 12:00, 13:00 - 18:00': no-break spaces allow line breaks between spans only. */
export const spansText = (spans: DayHours['spans']): string =>
  spans.map(({ opens, closes }) => `${opens}\u00a0-\u00a0${closes}`).join(', ');

/** The weekday in Istanbul; 0 is Sunday. */
export const weekdayIn = (now: Date): number => inIstanbul(now).getUTCDay();

/** Whether the day (ISO date) is over in Istanbul. */
export const isOver = (day: string, now: Date): boolean => day.slice(0, 10) < dayInIstanbul(now);
