import { foldedWords, memoized } from '@tedarik/turkish';
import { dayOf } from './hours.js';
import { hoursByDay, daysIn } from './hours-text.js';

type Fields = Record<string, unknown>;

/** Words beside the name of a day in a heading: 'Hours Monday', 'Pazartesi Çalışma Saatleri'. */
const BESIDE = new Set(
  'working opening open business operating hours hour calisma acilis mesai saat saati saatleri gunleri'.split(' '),
);
/** Shorter names of days are also other words: 'Per', 'Sun'. */
const SHORTEST = 4;
/** An entry of a list in a column of its own, as Apify writes tables: 'openingHours/0/day'. */
const LISTED = /^(?:opening|working|business)[ _]?hours[/._[](\d{1,2})\]?[/._](day|hours|open|close|opens|closes)$/i;

type HoursColumn = { days: readonly string[] } | { at: number; part: string };

/** What a column has of the opening hours when they stand in several columns; null for other columns. */
export const hoursColumnOf = memoized((heading: string): HoursColumn | null => {
  const [, at, part] = LISTED.exec(heading) ?? [];
  if (at && part) return { at: Number(at), part: part.toLowerCase() };
  const words = foldedWords(heading).filter((word) => !BESIDE.has(word));
  const [first = ''] = words;
  if (words.length === 1 && first.length >= SHORTEST && dayOf(first) !== undefined) return { days: [first] };
  const days = words.length > 0 && words.length <= 2 ? daysIn(words.join(' ')) : null;
  return days ? { days } : null;
});

/** Opening hours that stand in several columns, by day; undefined when there are none. */
export function hoursInColumns(record: Fields): unknown {
  const byDay: Fields = {};
  const listed: Fields[] = [];
  for (const key in record) {
    const column = hoursColumnOf(key);
    const text = record[key];
    if (!column || typeof text !== 'string' || text.trim() === '') continue;
    if ('days' in column) for (const day of column.days) byDay[day] = text;
    else (listed[column.at] ??= {})[column.part] = text;
  }
  if (listed.length) return hoursByDay(listed.filter(Boolean));
  return Object.keys(byDay).length ? byDay : undefined;
}
