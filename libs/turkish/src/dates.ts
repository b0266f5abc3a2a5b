const MONTHS = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ');
const MISSING = 'Tarih yok';
const INVALID = 'Geçersiz tarih';
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/;
// UTC+3 all year since 2016. Counted by hand, so that server and browser agree whatever time zone data they carry.
const ISTANBUL = '+03:00';
const ISTANBUL_MS = 3 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const ISO_DAY_LENGTH = '2026-11-05'.length;

/** The same moment as a clock in Istanbul shows it: in what the getters for UTC say. */
export const inIstanbul = (at: Date | number): Date => new Date(Number(at) + ISTANBUL_MS);

/** The day in Istanbul, '2026-11-05'. */
export const dayInIstanbul = (at: Date | number): string => inIstanbul(at).toISOString().slice(0, ISO_DAY_LENGTH);

/** When the day begins in Istanbul. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${ISTANBUL}`);

/** So many days in a row, '2026-11-05' and alike, `last` being the last of them. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dayInIstanbul(startOfDay(last).getTime() - (count - 1 - at) * DAY_MS));

export type DateLike = string | Date | null | undefined;

/** A time without a zone is one of Istanbul; a day that the calendar lacks (30 February) is NaN, as not in every browser. */
function toTimestamp(iso: string): number {
  const [, year, month, day, time = '12:00', zone = ISTANBUL] = ISO.exec(iso.trim()) ?? [];
  if (!year || !month || !day) return NaN;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) > lastDay) return NaN;
  return Date.parse(`${year}-${month}-${day}T${time}${zone.replace(/(\d\d):?(\d\d)$/, '$1:$2')}`);
}

function format(date: DateLike, month: (name: string) => string): string {
  if (date === null || date === undefined || date === '') return MISSING;
  const timestamp = typeof date === 'string' ? toTimestamp(date) : date.getTime();
  const local = inIstanbul(timestamp);
  const name = MONTHS[local.getUTCMonth()];
  return name ? `${local.getUTCDate()} ${month(name)} ${local.getUTCFullYear()}` : INVALID;
}

/** The day in Istanbul, '5 Kasım 2026'; 'Tarih yok' when missing, 'Geçersiz tarih' when it is no ISO 8601 date. */
export const formatDate = (date: DateLike): string => format(date, (name) => name);

/** As formatDate with the month in three letters: '21 Kas 2026'. */
export const formatShortDate = (date: DateLike): string => format(date, (name) => name.slice(0, 3));
