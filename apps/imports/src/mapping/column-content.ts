import { IMPORT_COLUMNS, type ImportTarget } from '@tedarik/commands';
import { IMPORTED_FIELDS, WEBSITE_FIELDS } from '@tedarik/fields';
import { fold, foldedWords, toE164 } from '@tedarik/turkish';
import { findBorough, findProvince, type Province } from '@tedarik/turkish/places';
import { STREET_WORDS } from './address.js';
import { emailOf, websiteOf } from './contact.js';
import { openingHoursOf } from './hours.js';
import { TURKIYE_BOUNDS } from './outside-turkiye.js';
import { categoryNamed } from './place-types.js';
import { readHours, readMapsId, readPoint } from './read-value.js';

/** A kind of values, and how many values of a column must be of this kind. */
interface Kind {
  target: ImportTarget;
  /** Required share of the filled cells, and their least number. */
  share: number;
  fewest: number;
  /** Values of this kind cannot be of any other kind. */
  isUnmistakable?: true;
  /** `places`: provinces named anywhere in the row of the value. */
  is: (text: string, places: readonly Province[]) => boolean;
  /** A check over all values together, where single values say too little. */
  fits?: (texts: readonly string[]) => boolean;
}
interface Column {
  name: string;
  cells: { text: string; places: readonly Province[] }[];
}

/** Number of rows that are examined. */
export const SAMPLED_ROWS = 200;
const MOST_COLUMNS = 178;
const LONGEST = 300;
/** Longest value that can be just the name of a place or a category. */
const LONGEST_NAME = 60;
const NEARLY_ALL = 0.9;
const PICTURE = /\.(jpe?g|png|webp|gif|avif|svg)$/i;
/** Sites with pages about businesses that are not the businesses' own websites. */
const NOT_ITS_OWN =
  /(^|\.)(google|goo|facebook|instagram|twitter|x|youtube|linkedin|tiktok|tripadvisor|foursquare|wa|yemeksepeti|getir|trendyol)\.[a-z.]+$/;
/** Turkish area codes end in an even digit. Without this check a tax number of ten digits would pass as a telephone number. */
const TURKISH_NUMBER = /^\+90([234]\d[02468]|5[0-6]\d|8[05]0)\d{7}$/;
const SHORT_NUMBER = /^444\s?\d\s?\d\d\s?\d$/;
const STATUS = /^(OPERATIONAL|CLOSED_(TEMPORARILY|PERMANENTLY))$/;
const FEATURE = /^0x[0-9a-f]+:0x[0-9a-f]+$/i;
const CLOCK = /\d[:.]\d\d|\d\s?[ap]m\b|24|kapal|closed/i;
const RATING = /^[1-5]([.,]\d)?$/;
const DECIMAL = /^-?\d{1,3}[.,]\d{3,}$/;
/** Words that are common in names of companies but not of people. */
const FIRM =
  /\b(ltd|sti|a\.? ?s|san|tic|ticaret|gida|pazarlama|market|kasap|manav|firin|restoran|kooperatifi?|ciftligi?|ogullari|kardesler|uretim|toptan)\b/;
const BETWEEN_PLACES = /\s*[/,-]\s*/;

const isSame = (one: string | null, other: string): boolean => one !== null && fold(one) === fold(other);
const isProvince = (text: string): boolean => {
  if (text.length > LONGEST_NAME) return false;
  const province = findProvince(text);
  return province !== null && (foldedWords(text).length === 1 || isSame(province.name, text));
};
const isBorough = (text: string, places: readonly Province[]): boolean =>
  text.length <= LONGEST_NAME && places.some((province) => isSame(findBorough(province, text), text));
const shareOf = <One>(all: readonly One[], is: (one: One) => boolean): number => all.filter(is).length / all.length;
const distinctShare = (texts: readonly string[]): number => new Set(texts).size / texts.length;
const isOwnPage = (text: string): boolean => {
  const page = websiteOf(text);
  return page !== null && !PICTURE.test(page) && !NOT_ITS_OWN.test(new URL(page).hostname);
};
function isPoint(text: string): boolean {
  const { lat, lng } = (readPoint(text) ?? {}) as { lat?: string; lng?: string };
  return (
    isWithin(lat, TURKIYE_BOUNDS.south, TURKIYE_BOUNDS.north) && isWithin(lng, TURKIYE_BOUNDS.west, TURKIYE_BOUNDS.east)
  );
}
const isWithin = (text: string | undefined, least: number, most: number): boolean =>
  Number(text?.replace(',', '.')) >= least && Number(text?.replace(',', '.')) <= most;
function isPhone(text: string): boolean {
  const number = toE164(text);
  return SHORT_NUMBER.test(text) || (number !== null && (TURKISH_NUMBER.test(number) || !number.startsWith('+90')));
}
function isHours(text: string): boolean {
  if (!CLOCK.test(text)) return false;
  const { openingHours, unread } = openingHoursOf(readHours(text), undefined);
  return openingHours.length > 0 && unread.length === 0;
}

const IMPORTED_WEBSITES = WEBSITE_FIELDS.filter((name) => IMPORTED_FIELDS.includes(name));

/**
 * Only kinds that a value shows by its form or by a list. Free text is not included: a note about a customer must not become the public
 * description.
 */
const KINDS: readonly Kind[] = [
  { target: 'placeId', share: 0.9, fewest: 2, isUnmistakable: true, is: (text) => readMapsId(text) !== undefined },
  { target: 'googleId', share: 0.9, fewest: 2, is: (text) => FEATURE.test(text) },
  { target: 'businessStatus', share: 0.9, fewest: 2, is: (text) => STATUS.test(text) },
  { target: 'email', share: 0.8, fewest: 2, isUnmistakable: true, is: (text) => emailOf(text) !== null },
  { target: 'photoUrl', share: 0.8, fewest: 2, is: (text) => websiteOf(text) !== null && PICTURE.test(text) },
  ...IMPORTED_WEBSITES.map((target) => ({
    target,
    share: 0.8,
    fewest: 2,
    isUnmistakable: true as const,
    is: isOwnPage,
  })),
  { target: 'coordinates', share: 0.9, fewest: 2, isUnmistakable: true, is: isPoint },
  { target: 'phone', share: 0.75, fewest: 2, isUnmistakable: true, is: isPhone },
  { target: 'hours', share: 0.8, fewest: 2, is: isHours },
  {
    target: 'rating',
    share: 0.95,
    fewest: 5,
    is: (text) => RATING.test(text),
    fits: (texts) => shareOf(texts, (text) => /[.,]/.test(text)) >= 0.3,
  },
  {
    target: 'postalCode',
    share: 0.8,
    fewest: 3,
    is: (text, places) => /^\d{5}$/.test(text) && places.some(({ code }) => text.startsWith(code)),
  },
  { target: 'province', share: 0.85, fewest: 3, is: isProvince },
  { target: 'borough', share: 0.75, fewest: 3, is: isBorough },
  {
    target: 'city',
    share: 0.8,
    fewest: 3,
    is: (text, places) => {
      const parts = text.split(BETWEEN_PLACES);
      return parts.length === 2 && parts.some(isProvince) && parts.some((part) => isBorough(part, places));
    },
  },
  {
    target: 'address',
    share: 0.6,
    fewest: 2,
    isUnmistakable: true,
    is: (text) => STREET_WORDS.test(fold(text)) && (/\d/.test(text) || findProvince(text) !== null),
  },
  {
    target: 'category',
    share: 0.6,
    fewest: 3,
    is: (text) => text.length <= LONGEST_NAME && categoryNamed(text) !== null,
  },
  {
    target: 'name',
    share: 0.4,
    fewest: 3,
    is: (text) => FIRM.test(fold(text)) && !STREET_WORDS.test(fold(text)),
    fits: (texts) => distinctShare(texts) >= 0.8,
  },
];

/** Fields with the same meaning: when a column has one of them, values do not propose the others. */
const ALIKE: readonly (readonly ImportTarget[])[] = [
  ['coordinates', 'latitude', 'longitude'],
  ['category', 'type'],
  ['province', 'city'],
];

/**
 * Proposes targets for columns with unknown names, from the values in the first rows of a table. `known`: fields of the other columns,
 * which are not examined. Of several similar columns, the one with the most matching values wins.
 */
export function targetsByContent(
  names: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
  known: ReadonlyMap<string, readonly ImportTarget[]> = new Map(),
): Map<string, ImportTarget> {
  const columns = columnsOf(names, rows).filter(({ name }) => !known.has(name));
  const taken = new Set([...known.values()].flat().flatMap((target) => [target, ...alike(target)]));
  const best = new Map<ImportTarget, { name: string; count: number }>();
  for (const column of columns) {
    const found = kindOf(column);
    if (!found || taken.has(found.target)) continue;
    if ((best.get(found.target)?.count ?? 0) < found.count) best.set(found.target, { name: column.name, ...found });
  }
  const proposed = new Map([...best].map(([target, { name }]) => [name, target] as const));
  if (taken.has('coordinates') || best.has('coordinates')) return proposed;
  const [latitude, longitude] = pointAmong(columns);
  return latitude && longitude ? proposed.set(latitude.name, 'latitude').set(longitude.name, 'longitude') : proposed;
}

/** With fewer rows the values are not enough evidence against our column order. */
const FEWEST_ROWS = 3;
/** Our columns that may contain any text. */
const FREE: ReadonlySet<string | undefined> = new Set(['slug', 'activity_detail', undefined]);

/** Whether the values of unnamed columns are compatible with the order of IMPORT_COLUMNS. */
export function mayBeInOurOrder(...[names, rows]: Parameters<typeof targetsByContent>): boolean {
  if (rows.length < FEWEST_ROWS) return true;
  const told = targetsByContent(names, rows);
  if (names.length <= IMPORT_COLUMNS.indexOf('address')) return told.size === 0;
  return names.every((name, at) => {
    const [ours, target] = [IMPORT_COLUMNS[at], told.get(name)];
    return (
      !target ||
      FREE.has(ours) ||
      ours === target ||
      !KINDS.some((kind) => kind.target === target && kind.isUnmistakable)
    );
  });
}

const alike = (target: ImportTarget): readonly ImportTarget[] => ALIKE.find((some) => some.includes(target)) ?? [];

function columnsOf(names: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): Column[] {
  const columns = names.slice(0, MOST_COLUMNS).map((name): Column => ({ name, cells: [] }));
  for (const row of rows.slice(0, SAMPLED_ROWS)) {
    const texts = columns.map(({ name }) => {
      const cell = row[name];
      return typeof cell === 'string' ? cell.slice(0, LONGEST).trim() : '';
    });
    const places = [...new Set(texts.flatMap((text) => findProvince(text) ?? []))];
    columns.forEach(({ cells }, at) => texts[at] && cells.push({ text: texts[at], places }));
  }
  return columns;
}

/** The kind that most values of a column match, and how many do; null when too few match any kind. */
function kindOf({ cells }: Column): { target: ImportTarget; count: number } | null {
  const texts = cells.map(({ text }) => text);
  let found: { target: ImportTarget; count: number } | null = null;
  for (const { target, share, fewest, is, fits } of KINDS) {
    if (cells.length < fewest || (fits && !fits(texts))) continue;
    const count = cells.filter(({ text, places }) => is(text, places)).length;
    if (count / cells.length >= share && count > (found?.count ?? 0)) found = { target, count };
  }
  return found;
}

/**
 * Finds two columns of decimals within the bounds of Türkiye. In the east a value may fit both ranges; then the first column is the
 * latitude.
 */
function pointAmong(columns: readonly Column[]): Column[] {
  const within = (least: number, most: number) =>
    columns.filter(
      ({ cells }) =>
        cells.length >= 2 &&
        shareOf(cells, ({ text }) => DECIMAL.test(text) && isWithin(text, least, most)) >= NEARLY_ALL,
    );
  const latitudes = within(TURKIYE_BOUNDS.south, TURKIYE_BOUNDS.north);
  const longitudes = within(TURKIYE_BOUNDS.west, TURKIYE_BOUNDS.east);
  const longitude =
    longitudes.find((one) => !latitudes.includes(one)) ?? longitudes.find((one) => one !== latitudes[0]);
  const latitude = latitudes.find((one) => one !== longitude);
  return latitude && longitude ? [latitude, longitude] : [];
}
