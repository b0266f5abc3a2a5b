import type { OpeningHours } from '@tedarik/commands';
import { fold, memoized } from '@tedarik/turkish';
import { cellText } from './text.js';

const DAYS: ReadonlyMap<string, number> = new Map(
  [
    'su sun sunday paz pazar',
    'mo mon monday pzt pts ptesi p.tesi pazartesi',
    'tu tue tuesday sal sali',
    'we wed wednesday car crs carsamba',
    'th thu thursday per prs persembe',
    'fr fri friday cum cuma',
    'sa sat saturday cmt cts ctesi c.tesi cumartesi',
  ].flatMap((words, day) => words.split(' ').map((word) => [word, day] as const)),
);

/** Number of a day of the week by its name, which may be abbreviated: 'Pzt.', 'Mon'. */
export const dayOf = memoized((name): number | undefined => DAYS.get(fold(name).replace(/\.$/, '')));
const CLOSED = new Set(['kapali', 'closed']);
const ALWAYS = new Set([
  '24 saat acik',
  'open 24 hours',
  '24 hours',
  '24 saat',
  '7/24',
  '24/7',
  '7/24 acik',
  '24 saat aciktir',
  '7 gun 24 saat',
  'haftanin 7 gunu 24 saat',
]);
/** Limit of ranges per day; further ones are ignored. */
const MOST_RANGES = 20;
const TIME = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*(am|pm)?$/;

type Range = Pick<OpeningHours, 'opens' | 'closes' | 'isClosed'>;

/** Ranges of one day as written by exporters ('09:00–18:00', '9 AM-6 PM', '12:30–3 PM', 'Kapalı'); null when not understood. */
export const rangesOf = memoized((text): Range[] | null => {
  const words = fold(cellText(text, 300).replace(/[‐-―−~]/g, '-'));
  if (CLOSED.has(words)) return [{ opens: null, closes: null, isClosed: true }];
  if (ALWAYS.has(words)) return [{ opens: '00:00', closes: '24:00', isClosed: false }];
  const ranges = words.split(/[,;]|\s+(?:\/|ve|and)\s+/).map((part) => rangeOf(part.trim()));
  return ranges.length > 0 && ranges.every((range) => range !== null) ? ranges : null;
});

function rangeOf(text: string): Range | null {
  const [from, to, ...rest] = text.split(/\s*[-/]\s*|\s+to\s+/);
  if (!from || !to || rest.length) return null;
  const closes = timeOf(to);
  // '12:30-3 PM': a start without AM or PM takes that of the end, unless it would then be after the end
  const half = /(am|pm)$/.exec(to)?.[1];
  const opens = timeOf(from) && (/(am|pm)$/.test(from) || !half ? timeOf(from) : earlierOf(from, half, closes));
  return opens && closes ? { opens, closes, isClosed: false } : null;
}

function earlierOf(from: string, half: string, closes: string | null): string | null {
  const same = timeOf(`${from} ${half}`);
  if (same && closes && same <= closes) return same;
  return timeOf(`${from} ${half === 'pm' ? 'am' : 'pm'}`) ?? same;
}

function timeOf(text: string): string | null {
  const match = TIME.exec(text.trim());
  if (!match) return null;
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (match[3]) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (match[3] === 'pm' ? 12 : 0);
  }
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

export interface ParsedHours {
  openingHours: OpeningHours[];
  /** The texts that could not be understood, unchanged. */
  unread: string[];
}

/** Reads hours given by day name, or as periods of day numbers with 'HHMM' times. Never throws. */
export function openingHoursOf(workingHours: unknown, periods: unknown): ParsedHours {
  const byName = isRecord(workingHours) ? fromDayNames(workingHours) : null;
  if (byName && (byName.openingHours.length || byName.unread.length)) return byName;
  const list = isRecord(periods) ? periods['periods'] : null;
  return Array.isArray(list) ? fromPeriods(list) : { openingHours: [], unread: [] };
}

function fromDayNames(days: Record<string, unknown>): ParsedHours {
  const parsed: ParsedHours = { openingHours: [], unread: [] };
  for (const [key, value] of Object.entries(days).slice(0, 14)) {
    const name = cellText(key, 40);
    const text = cellText(rangesIn(value), 300);
    if (!text) continue;
    const dayOfWeek = dayOf(name);
    const ranges = dayOfWeek === undefined ? null : rangesOf(text);
    if (ranges && dayOfWeek !== undefined)
      parsed.openingHours.push(...ranges.map((range) => ({ dayOfWeek, ...range })));
    else parsed.unread.push(name ? `${name}: ${text}` : text);
  }
  return parsed;
}

/** The hours of one day as text; an object of unknown shape is returned as JSON, so that it is reported as unread. */
function rangesIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_RANGES).map((one) => cellText(rangesIn(one), 100)).join(', '); // oxfmt-ignore
  if (!isRecord(value)) return value;
  const [opens, closes] = [value['open'] ?? value['opens'], value['close'] ?? value['closes']].map((time) =>
    typeof time === 'string' ? time.replace(/^(\d\d)(\d\d)$/, '$1:$2') : '',
  );
  return opens && closes ? `${opens}-${closes}` : JSON.stringify(value);
}

function fromPeriods(periods: unknown[]): ParsedHours {
  const parsed: ParsedHours = { openingHours: [], unread: [] };
  for (const period of periods.slice(0, 70)) {
    const { open, close } = (isRecord(period) ? period : {}) as { open?: unknown; close?: unknown };
    const opens = timeOfPeriod(open);
    const closes = timeOfPeriod(close);
    const day = isRecord(open) ? Number(open['day']) : NaN;
    if (opens && closes && Number.isInteger(day) && day >= 0 && day <= 6) {
      parsed.openingHours.push({ dayOfWeek: day, opens, closes, isClosed: false });
    } else parsed.unread.push(cellText(JSON.stringify(period) ?? '', 100));
  }
  return parsed;
}

function timeOfPeriod(side: unknown): string | null {
  const time = isRecord(side) ? cellText(side['time'], 8) : '';
  return /^\d{4}$/.test(time) ? timeOf(`${time.slice(0, 2)}:${time.slice(2)}`) : timeOf(time);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
