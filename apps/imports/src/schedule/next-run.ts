import { SCHEDULED_IMPORT } from '@tedarik/fields';
import { inIstanbul } from '@tedarik/turkish';

/** 'daily', followed by the days of the week from Monday. */
const DAYS = Object.keys(SCHEDULED_IMPORT.fields.day.options);
const DAY_MS = 24 * 3_600_000;
const OFFSET_MS = inIstanbul(0).getTime();

/** The next time after this moment on the given day (any day for 'daily'), at a time in Istanbul such as '03:00'. */
export function nextRun({ day, time }: { day: string; time: string }, after: Date): Date {
  const midnight = new Date(inIstanbul(after)).setUTCHours(0, 0, 0, 0);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const atTime = midnight + (hour * 60 + minute) * 60_000 - OFFSET_MS;
  const isIt = (at: number) =>
    at > after.getTime() && (day === 'daily' || DAYS[inIstanbul(at).getUTCDay() || 7] === day);
  const [next] = Array.from({ length: 8 }, (_, days) => atTime + days * DAY_MS).filter(isIt);
  return new Date(next!);
}
