import { fold } from '@tedarik/turkish';
import { PROVINCES } from '@tedarik/turkish/places';
import { hoursByDay } from './hours-text.js';

/** Reads a value of a file in the form that the mapping of IMP-JSON-10 expects; undefined when there is none. */
export type Reader<Read = unknown> = (value: unknown) => Read;

type Fields = Record<string, unknown>;

const MOST_LISTED = 30;
/** A longer text is no contact. */
const LONGEST_CONTACT = 300;
const TEXT_KEYS = ['text', 'name', 'title', 'primary', 'value', 'number', 'address', 'url'];
const PICTURE_KEYS = ['url', 'image', 'image_url', 'imageUrl', 'photo_url', 'thumbnail', 'src'];

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, a number, the first entry of a list, or the text property of an object. */
export const readText: Reader<string | undefined> = (value) => firstOf(value, TEXT_KEYS);

export const readPicture: Reader = (value) => firstOf(value, PICTURE_KEYS);

function firstOf(value: unknown, keys: readonly string[]): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length ? firstOf(value[0] as unknown, keys) : undefined;
  if (!isFields(value)) return undefined;
  for (const key of keys) {
    const found = value[key];
    if (typeof found === 'string' || typeof found === 'number') return firstOf(found, keys);
  }
  return undefined;
}

/** A text with a mail address, or one with enough digits for a telephone number. */
export const readMail: Reader = (value) => textWith(/@/, value);
export const readTelephone: Reader = (value) => textWith(/^(?:[^@\d]*\d){7}[^@]*$/, value);

/** An area code in a column of its own: '212', '(0212)'. */
export const readAreaCode: Reader<string | undefined> = (value) =>
  /^\(?0?([2-58]\d\d)\)?$/.exec(readText(value)?.trim() ?? '')?.[1];

function textWith(sign: RegExp, value: unknown): string | undefined {
  const text = readText(value);
  return text !== undefined && text.length <= LONGEST_CONTACT && sign.test(text) ? text : undefined;
}

/** Prose: not a list of attributes, and not JSON that an exporter wrote into a cell. */
export const readProse: Reader = (value) => {
  if (Array.isArray(value)) return undefined;
  const text = readText(value);
  return text && /^\s*[[{]/.test(text) ? undefined : text;
};

export const readList: Reader = (value) => {
  if (!Array.isArray(value)) return readText(value);
  const texts = value.slice(0, MOST_LISTED).flatMap((one) => readText(one) ?? []);
  return texts.length ? texts : undefined;
};

/** A number, also with the decimal comma of a Turkish spreadsheet. */
export const readNumber: Reader = (value) => {
  const text = readText(value);
  return text?.replace(/^\s*(-?\d+),(\d+)\s*$/, '$1.$2');
};

/** A longer text is no coordinate. */
const LONGEST_DEGREES = 40;
/** '41°00'29.5"N', '41.0082 N', 'K 41,0082': north is K and east is D in Turkish. */
const DEGREES =
  /^([NEKD])?\s*(\d{1,3}(?:[.,]\d+)?)\s*(?:°\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')\s*)?)?)?([NEKD])?$/i;

/** A latitude or longitude, also in degrees, minutes and seconds. */
export const readDegrees: Reader = (value) => {
  if (typeof value === 'number') return String(value);
  const text = readNumber(value);
  const found = typeof text === 'string' && text.length <= LONGEST_DEGREES ? DEGREES.exec(text.trim()) : null;
  if (!found) return text;
  const [degrees = 0, minutes = 0, seconds = 0] = found.slice(2, 5).map((part) => Number(part?.replace(',', '.') ?? 0));
  return String(minutes || seconds ? Number((degrees + minutes / 60 + seconds / 3600).toFixed(7)) : degrees);
};

/** A text that is longer than two numbers with all their digits is no point. */
const LONGEST_POINT = 100;
const POINT = /^\s*\(?(-?\d{1,3}\.\d+)\s*[,; ]\s*(-?\d{1,3}\.\d+)\)?\s*$/;

/** Latitude and longitude in one text: '41.0082, 28.9784'. */
export const readPoint: Reader = (value) => {
  const found = typeof value === 'string' && value.length <= LONGEST_POINT ? POINT.exec(value) : null;
  return found ? { lat: found[1], lng: found[2] } : undefined;
};

/** The place id in a Google resource name ('places/ChIJ…'), or a text that looks like a place id. */
export const readMapsId: Reader = (value) =>
  typeof value === 'string' ? /^(?:places\/)?(ChIJ[\w-]{10,})$/.exec(value)?.[1] : undefined;

/** `true` means that the business is closed. */
export const readStatus: Reader = (value) => {
  const text = typeof value === 'boolean' ? String(value) : fold(readText(value) ?? '');
  if (['', 'false', 'open'].includes(text)) return undefined;
  if (text === 'true' || text.includes('closed')) return 'CLOSED';
  return text.toUpperCase().replaceAll(' ', '_');
};

/** A place that was closed on a date. */
export const readClosing: Reader = (value) => (readText(value) ? 'CLOSED' : undefined);

const CLOSED_FOR_NOW = /(kalici|gecici|temelli)( olarak)? kapa|(permanently|temporarily) closed/;
const NO_LONGER = new Set(['kapali', 'kapandi', 'kapatildi', 'pasif', 'terk', 'tasfiye', 'gayri faal', 'faal degil']);

/** Whether a business has closed; 'Kapalı ⋅ Açılış: 09:00' is said of the present hour. */
export const readState: Reader = (value) => {
  const text = fold(readText(value) ?? '');
  return CLOSED_FOR_NOW.test(text) || NO_LONGER.has(text) ? 'CLOSED' : undefined;
};

/** The most particular of a category's levels: 'Retail > Food Retail > Cheese Store'. Lists may be written without quotes. */
export const readCategory: Reader = (value) => {
  const text = readText(value);
  if (!text?.includes(' > ')) return text;
  const [first = ''] = text.replace(/^\[|\]$/g, '').split(/,(?=[^>]*>)/, 1);
  return first.split(' > ').at(-1)?.replace(/["']/g, '').trim();
};

const PROVINCE_CODE = /^(?:TR-?)?(\d{1,2})$/i;

/** A province, also by its number: '34', 'TR-34'. */
export const readProvince: Reader<string | undefined> = (value) => {
  const text = readText(value);
  const code = PROVINCE_CODE.exec(text?.trim() ?? '')?.[1]?.padStart(2, '0');
  return code ? (PROVINCES.find((province) => province.code === code)?.name ?? text) : text;
};

const QUARTER = /\b(mah|mh|mahalle|mahallesi|koy|koyu|mevkii?|osb|sanayi)\b/;

/** The name of a quarter as an address has it. */
export const readQuarter: Reader = (value) => {
  const text = readText(value)?.trim();
  return text && !QUARTER.test(fold(text)) ? `${text} Mah.` : text;
};

/** A part of Google's list of the parts of an address. */
export const readComponent =
  (type: string): Reader =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const part = value.slice(0, MOST_LISTED).find((one) => isFields(one) && [one['types']].flat().includes(type)) as
      | Fields
      | undefined;
    return readText(part?.['longText'] ?? part?.['long_name']);
  };

export const readHours: Reader = hoursByDay;
