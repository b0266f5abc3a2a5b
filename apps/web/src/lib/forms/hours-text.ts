/** One stored range; a day with several ranges has several rows. 0 is Sunday. */
export interface DayRange {
  dayOfWeek: number;
  opens: string | null;
  closes: string | null;
  isClosed: boolean;
}

/** The days of the week, Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
export type HoursField = `hours${(typeof WEEK)[number]}`;
export const HOURS_FIELDS = WEEK.map((day): HoursField => `hours${day}`);

type Given = { dayOfWeek: number; opens?: string | null; closes?: string | null; isClosed: boolean };

/** The hours of a day as people type them: '08:30-12:00, 13:00-18:00', the word for closed, or nothing if unknown. */
export function hoursText(rows: readonly Given[], day: number, closed: string): string {
  const own = rows.filter(({ dayOfWeek }) => dayOfWeek === day);
  if (own.some(({ isClosed }) => isClosed)) return closed;
  return own
    .map(({ opens, closes }) => `${opens}-${closes}`)
    .sort()
    .join(', ');
}

const RANGE = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?$/;

/** Parses the typed hours of a day; undefined if invalid. */
export function hoursIn(text: string, dayOfWeek: number): DayRange[] | undefined {
  const typed = text.trim();
  if (typed === '') return [];
  if (/^(?:kapal[ıi]|closed)$/iu.test(typed)) return [{ dayOfWeek, opens: null, closes: null, isClosed: true }];
  const ranges = typed.split(',').map((part) => rangeIn(part.trim(), dayOfWeek));
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
}

function rangeIn(text: string, dayOfWeek: number): DayRange | undefined {
  const [, fromHour, fromMinute, toHour, toMinute] = RANGE.exec(text) ?? [];
  const opens = timeOf(fromHour, fromMinute);
  const closes = timeOf(toHour, toMinute);
  return opens && closes ? { dayOfWeek, opens, closes, isClosed: false } : undefined;
}

function timeOf(hour: string | undefined, minute = '00'): string | undefined {
  if (hour === undefined) return undefined;
  // 24:00 is accepted for the end of a day.
  const [hours, minutes] = [Number(hour) === 24 ? 0 : Number(hour), Number(minute)];
  if (hours > 23 || minutes > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Parses the whole week; undefined if any day is invalid. */
export function weekIn(values: Partial<Record<HoursField, string>>): DayRange[] | undefined {
  const days = WEEK.map((day) => hoursIn(values[`hours${day}`] ?? '', day));
  return days.every((day) => day !== undefined) ? days.flat() : undefined;
}
