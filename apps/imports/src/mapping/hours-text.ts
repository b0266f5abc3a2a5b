import { fold } from '@tedarik/turkish';
import { dayOf, isRecord, rangesOf } from './hours.js';

type Fields = Record<string, unknown>;
/** Ranges per day in the form that openingHoursOf reads, keyed by a name of the day that it knows. */
type HoursByDay = Fields;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  'hafta ici': [1, 2, 3, 4, 5],
  haftaici: [1, 2, 3, 4, 5],
  weekdays: [1, 2, 3, 4, 5],
  'hafta sonu': [6, 0],
  haftasonu: [6, 0],
  weekends: [6, 0],
  'her gunu': [1, 2, 3, 4, 5, 6, 0],
  'haftanin her gunu': [1, 2, 3, 4, 5, 6, 0],
  '7 gun': [1, 2, 3, 4, 5, 6, 0],
  'haftanin 7 gunu': [1, 2, 3, 4, 5, 6, 0],
  'her gun': [1, 2, 3, 4, 5, 6, 0],
  hergun: [1, 2, 3, 4, 5, 6, 0],
  daily: [1, 2, 3, 4, 5, 6, 0],
};
const LONGEST = 1_000;
const MOST_PERIODS = 70;
/** Boundaries between parts of a text that each name days. */
const PARTS =
  /\s*\|\s*|(?<=\d|[ap]m|kapali|closed|off|acik|hours)\s*[,/]\s*(?=[a-z]{2,}|7 gun)|(?<=kapali|closed|off)\s*,\s*|(?<=\d)\s+(?=(?!(?:am|pm|ve|and|to|saat|hours|acik|gunu?)\b)[a-z]{2,})/;
/** The days at the start of a part, and the hours after them. */
const DAYS_FIRST =
  /^(haftanin 7 gunu|7 gun|[a-z][a-z ,.-]*?)\s*:?\s*(\d.*|off|closed|kapali|open 24 hours|24 saat acik)$/;

/**
 * Converts opening hours from the formats of various exporters to one entry per day. Parts that are not understood are passed on unchanged,
 * so that they are reported as unread.
 */
export function hoursByDay(value: unknown): HoursByDay | undefined {
  if (typeof value === 'string') return value.trim() ? fromText(value.slice(0, LONGEST)) : undefined;
  if (Array.isArray(value)) return fromList(value);
  if (!isRecord(value)) return undefined;
  const { periods, regular, display, open_now: _now, openNow: _isOpen, ...rest } = value;
  const lists = [periods, regular, value['weekdayDescriptions'], value['weekday_text']];
  for (const list of lists) {
    const found = Array.isArray(list) && list.length ? fromList(list) : undefined;
    if (found) return found;
  }
  const [opens, closes] = [
    rest['open'] ?? rest['opens'] ?? rest['acilis'],
    rest['close'] ?? rest['closes'] ?? rest['kapanis'],
  ];
  if (opens && closes) return Object.fromEntries(DAYS.map((day) => [day, `${clock(opens)}-${clock(closes)}`]));
  if (Array.isArray(rest['week_ranges'])) return fromWeek(rest['week_ranges']);
  if (typeof display === 'string') return hoursByDay(display);
  return lists.some(Array.isArray) || !Object.keys(rest).length ? undefined : value;
}

const MINUTES_OF_DAY = 24 * 60;

/** A list per day from Sunday, with times in minutes since midnight, as Tripadvisor writes them: [[{ open_time: 540, close_time: 1080 }]]. */
function fromWeek(week: readonly unknown[]): HoursByDay | undefined {
  const found: HoursByDay = {};
  DAYS.forEach((day, at) => {
    const ranges = Array.isArray(week[at]) ? week[at].slice(0, MOST_PERIODS).filter(isRecord) : [];
    if (ranges.length)
      found[day] = ranges.map((one) => `${ofMinutes(one['open_time'])}-${ofMinutes(one['close_time'])}`);
  });
  return Object.keys(found).length ? found : undefined;
}

/** A time after midnight belongs to the day before: 1500 is 01:00. */
function ofMinutes(minutes: unknown): string {
  const number = Number(minutes);
  const ofDay = number > MINUTES_OF_DAY ? number % MINUTES_OF_DAY : number;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** A list of periods, of objects with a day and its hours, or of lines such as 'Monday: 9 AM–5 PM'. */
function fromList(list: readonly unknown[]): HoursByDay | undefined {
  const found: HoursByDay = {};
  const add = (day: string, ...ranges: unknown[]) => {
    found[day] = [found[day] ?? [], ranges].flat();
  };
  for (const one of list.slice(0, MOST_PERIODS)) {
    if (typeof one === 'string') {
      const [day = '', ...ranges] = one.split(':');
      add(day.trim(), ranges.join(':').trim());
    } else if (isRecord(one)) addPeriod(one, add);
  }
  return Object.keys(found).length ? found : undefined;
}

function addPeriod(period: Fields, add: (day: string, range: unknown) => void): void {
  const { day = period['dayOfWeek'], hours, open = period['opens'], close = period['closes'] } = period;
  const named = Array.isArray(day) ? (day as unknown[]).slice(0, DAYS.length) : [day];
  if (typeof named[0] === 'string') for (const one of named) add(String(one), hours ?? period);
  else if (typeof day === 'number') add(DAYS[day % 7] ?? '', `${clock(open)}-${clock(close ?? period['end'])}`);
  else if (!isRecord(open)) add('', period);
  else if (isRecord(close)) add(DAYS[Number(open['day']) % 7] ?? '', `${clock(open)}-${clock(close)}`);
  else for (const each of DAYS) add(each, 'Open 24 hours'); // Google writes a place that never closes as a single opening
}

/** Converts '0930', { time: '0930' } or { hour: 9, minute: 30 } to '09:30'. */
function clock(side: unknown): string {
  if (typeof side === 'object' && side !== null) {
    const { time, hour, minute } = side as Fields;
    if (typeof hour === 'number') return `${hour}:${String(Number(minute) || 0).padStart(2, '0')}`;
    return clock(time);
  }
  const text = typeof side === 'string' || typeof side === 'number' ? String(side).replace(/^\+/, '') : '';
  return /^\d{4}$/.test(text) ? `${text.slice(0, 2)}:${text.slice(2)}` : text;
}

/** Distinguishes hours from other numbers: '1-5' may be days. */
const CLOCK = /\d[:.]\d\d|\d ?[ap]m\b|24/;

/** Words that say nothing about the hours, and holidays, which are no days of the week. */
const BESIDE_HOURS =
  /[.\s]*(?:hide open hours for the week|haftalik acik kalma saatlerini gizle)$| (?:saatleri )?arasi(?:nda)?\b|\b(?:sabah|aksam)\s+(?=\d)|\b[ps]h,|,\s*[ps]h\b/g;
const EXCEPT = /^([a-z]+) (?:haric|disinda) (?:haftanin )?(?:her gunu?)?\s*(\d.*)$/;

const plainWords = (text: string): string =>
  fold(text.replace(/[‐-―−~]/g, '-').replace(/[\n\r]+/g, '|'))
    .replace(BESIDE_HOURS, '')
    .replace(/\(\s*(?=[a-z])/g, ', ')
    .replace(/[()]/g, '')
    // A41: the patterns below take cubic time for a long row of spaces.
    .replace(/ {2,}/g, ' ')
    .replace(/\b([a-z.]+),\s*(?=\d|closed|kapali|open 24|24 saat)/g, (all, word: string) =>
      dayOf(word) === undefined ? all : `${word}: `,
    )
    .replace(EXCEPT, '$2, $1 kapali');

/** Reads texts such as 'Mo-Fr 09:00-18:00; Sa off', '24/7', 'Hafta içi 09:00-18:00, Pazar kapalı', '09:00-18:00, Pazar kapalı'. */
function fromText(text: string): HoursByDay {
  const words = plainWords(text);
  const found: HoursByDay = {};
  const unread: string[] = [];
  for (const rule of words.split(/\s*;\s*/)) {
    const inRule: Record<string, string> = {};
    let ofOthers = '';
    for (const part of rule.split(PARTS)) {
      if (!part || part.startsWith('ph ') || part.startsWith('sh ')) continue;
      const [, days = '', ranges = ''] = DAYS_FIRST.exec(part) ?? [];
      const meant = daysOf(days.trim());
      if (meant && ranges !== 'off' && !rangesOf(ranges)) unread.push(part);
      else if (meant) for (const day of meant) addHours(inRule, DAYS[day]!, ranges);
      else if (CLOCK.test(part) && rangesOf(part)) ofOthers ||= part;
      else return { '': text };
    }
    if (ofOthers) for (const day of DAYS) inRule[day] ??= ofOthers;
    for (const [day, ranges] of Object.entries(inRule)) found[day] = ranges === 'off' ? 'Closed' : ranges;
  }
  return unread.length ? { ...found, '': unread.join('; ') } : found;
}

function addHours(inRule: Record<string, string>, day: string, ranges: string): void {
  const former = inRule[day];
  inRule[day] = former && areBeside(former, ranges) ? `${former}, ${ranges}` : ranges;
}

/**
 * Whether the hours are additional ones of the day. Overlapping hours replace the former ones ('Her gün 09:00-18:00, Pazar 10:00-14:00').
 */
function areBeside(former: string, ranges: string): boolean {
  if (![former, ranges].every((text) => /^\d/.test(text))) return false;
  const after = spansOf(ranges);
  return !spansOf(former).some(([opens, closes]) => after.some(([from, to]) => from < closes && opens < to));
}

/** Hours beyond midnight count until the end of the day. */
const spansOf = (text: string) =>
  (rangesOf(text) ?? []).map(({ opens, closes }) => {
    const [from, to] = [opens ?? '', closes ?? ''];
    return [from, to > from ? to : '24:00'] as const;
  });

/** The names of the days that a heading or a group of days means. */
export const daysIn = (words: string): readonly string[] | null => GROUPS[words]?.map((day) => DAYS[day]!) ?? null;

function daysOf(words: string): readonly number[] | null {
  const group = GROUPS[words];
  if (group) return group;
  const days: number[] = [];
  for (const part of words.split(/\s*,\s*/)) {
    const [first, last, ...more] = part.split(/\s*-\s*/).map((word) => dayOf(word));
    if (first === undefined || more.length || (part.includes('-') && last === undefined)) return null;
    for (let day = first; ; day = (day + 1) % 7) {
      days.push(day);
      if (day === (last ?? first)) break;
    }
  }
  return days;
}
