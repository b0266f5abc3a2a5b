const MONTHS = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ');
const MISSING = 'Tarih yok';
const INVALID = 'Geçersiz tarih';
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/;
// UTC+3 all year since 2016. Calculated here, so that server and browser agree whatever time zone data they have.
export const ISTANBUL = '+03:00';
const ISTANBUL_MS = 3 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const ISO_DAY_LENGTH = '2026-11-05'.length;

/** A date whose UTC getters return the local time in Istanbul. */
export const inIstanbul = (at: Date | number): Date => new Date(Number(at) + ISTANBUL_MS);

/** The date in Istanbul, as '2026-11-05'. */
export const dayInIstanbul = (at: Date | number): string => inIstanbul(at).toISOString().slice(0, ISO_DAY_LENGTH);

/** The moment when the day begins in Istanbul. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${ISTANBUL}`);

/** `count` consecutive days, as '2026-11-05'; `last` is the last of them. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dayInIstanbul(startOfDay(last).getTime() - (count - 1 - at) * DAY_MS));

export type DateLike = string | Date | null | undefined;

/** A time without a zone is taken as Istanbul time. A day that does not exist (30 February) gives NaN in every browser. */
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

/** The date in Istanbul, '5 Kasım 2026'; 'Tarih yok' if missing, 'Geçersiz tarih' if it is not an ISO 8601 date. */
export const formatDate = (date: DateLike): string => format(date, (name) => name);

/** As formatDate, with the month shortened to three letters: '21 Kas 2026'. */
export const formatShortDate = (date: DateLike): string => format(date, (name) => name.slice(0, 3));
