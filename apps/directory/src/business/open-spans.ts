import type { OpeningHours } from '@tedarik/commands';
import type { OpenSpan } from '@tedarik/events';

const DAY_MINUTES = 24 * 60;

/** Minutes of the day from opening to closing; a closing time that is not after the opening time is on the next day. */
export function spanOfDay({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): OpenSpan {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return { from, to: to <= from ? to + DAY_MINUTES : to };
}

/** The open spans of a week in minutes since Sunday 0:00, sorted by their start. */
export function openSpansOf(hours: readonly OpeningHours[]): OpenSpan[] {
  const spans = hours.flatMap((row) => {
    if (row.isClosed || !row.opens || !row.closes) return [];
    const { from, to } = spanOfDay(row);
    const midnight = row.dayOfWeek * DAY_MINUTES;
    return [{ from: midnight + from, to: midnight + to }];
  });
  return spans.sort((one, other) => one.from - other.from);
}

const minutesOf = (time: string | null): number =>
  Number((time ?? '').slice(0, 2)) * 60 + Number((time ?? '').slice(3));
