import { type Field, longestOf } from '@tedarik/fields';
import { emailKey, inIstanbul, isEmailAddress, isMobile, withProtocol } from '@tedarik/turkish';
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { readAreaCode } from './read-value.js';
import { cellText } from './text.js';

/** The value of a file in a plain field; null when the kind of the field does not allow it. */
export function cleaned(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'phone':
      return phoneOf(value);
    case 'mobile':
      return mobileOf(value);
    case 'email':
      return emailOf(value);
    case 'website':
      return websiteOf(value);
    case 'picture':
      return imageOf(value);
    case 'year':
      return yearOf(value);
    default:
      return cellText(value, longestOf(field)) || null;
  }
}

/**
 * Returns a warning with the further values of a contact, in its cell and in `more` cells: only the first one is imported. `name` is the
 * record's name of the field.
 */
export function leftOut(
  name: string,
  field: Field,
  value: unknown,
  taken: string | null,
  more: readonly unknown[] = [],
): string[] {
  if (taken === null) return [];
  const inOthers = more
    .filter((one) => readAreaCode(one) === undefined)
    .map((one) => cleaned(field, one))
    .filter((text) => text !== null && !isSameNumber(text, taken));
  const others = [...new Set([othersIn(field, value), ...inOthers])].filter(Boolean).join(', ');
  return others ? [`left-out-${name}: ${others.slice(0, LONGEST_SHOWN)}`] : [];
}

/** Whether a text is what was taken, or its number without the area code that another column has. */
const isSameNumber = (text: string, taken: string): boolean =>
  text === taken || (isWithoutAreaCode(text) && taken.endsWith(text.replaceAll(' ', '')));

function othersIn(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'phone':
    case 'mobile': {
      const given = cellText(value, LONGEST_NUMBERS);
      const first = SEVERAL.exec(given)?.[1];
      return first ? given.slice(first.length).replace(BEFORE_NUMBER, '') : '';
    }
    case 'email':
      return afterFirst(cellText(value, LONGEST_MAILS), BETWEEN_MAILS);
    case 'website':
      return afterFirst(cellText(value, LONGEST_SITES), BETWEEN_SITES);
    default:
      return '';
  }
}

const afterFirst = (text: string, between: RegExp): string => text.split(between).slice(1).filter(Boolean).join(', ');

const LONGEST_SHOWN = 100;
const LONGEST_NUMBERS = 60;
const LONGEST_MAILS = 300;
const LONGEST_SITES = 2048;
const LONGEST_YEAR = 40;
const BETWEEN_MAILS = /\s*[;,|]\s*|\s+\/\s+/;
const BETWEEN_SITES = /\s*[;,|]\s+/;
const BEFORE_NUMBER = /^[ ,;/&|-]+/;

/** Further lines and extensions after a telephone number: '-23', '/23', '(3 hat)', 'dahili 12'. */
const LINES =
  /\s*(?:[-/]\s*\d{1,4}|\(\s*\d{1,4}\s*\)|\(?\s*\d{1,4}\s*(?:hat|lines?)\s*\)?|\(?\s*dah[a-zıİ]*[.:\s]*\d{1,5}\s*\)?|\s\d)(?:\s*\(?pbx\)?)?$/i;
const LONGEST_TURKISH = 10;
const WHOLE_NUMBER = String.raw`(?:\(?(?:\+?90|0)?[ ()]*[2-58]\d\d[ ).-]*\d{3}[ .-]*\d\d[ .-]*\d\d|444(?:[ .-]*\d){4})`;
// A41: a space belongs to a word only before its mark, so that a text can be read in one way only.
const BETWEEN = String.raw`(?:[ ,;/&|-]|\([^()\d]*\)|\b(?:ve|veya|tel|gsm|cep|fa(?:x|ks))\b(?: *[.:])?)+`;
/** Several complete Turkish numbers in one cell: '0212 555 11 22 / 0532 111 22 33'. */
const SEVERAL = new RegExp(`^(?:tel(?:efon)?|gsm|cep)? *[.:]* *(${WHOLE_NUMBER})${BETWEEN}${WHOLE_NUMBER}(?!\\d)`, 'i');
/** A number that a spreadsheet converted to scientific notation; digits are lost. */
const ROUNDED = /^\d[.,]\d+E\+\d+$/i;
/** A number with a decimal part added by other programs; no digit is lost. */
const AS_DECIMAL = /^(\d{10,13})\.0+$/;

/** A Turkish number in its usual notations, which nearly all numbers of a file have. The library would take ten times as long. */
const USUAL = /^(?:\+90|0) ?(?!444)([2-58]\d\d) ?(\d{3}) ?(\d\d) ?(\d\d)$/;

/** Returns E.164 for a Turkish or an international number, '724 89 22' for a local one, the text itself (5 to 20 characters), or null. */
export function phoneOf(value: unknown): string | null {
  const given = cellText(value, LONGEST_NUMBERS).replace(AS_DECIMAL, '$1');
  const usual = USUAL.exec(given);
  if (usual) return `+90${usual.slice(1).join('')}`;
  if (!given || ROUNDED.test(given)) return null;
  const text = SEVERAL.exec(given)?.[1] ?? given;
  const parsed = firstLineOf(text);
  if (parsed?.isPossible()) {
    const local = parsed.countryCallingCode === '90' && LOCAL.exec(parsed.nationalNumber);
    return local ? local.slice(1).join(' ') : parsed.number;
  }
  const kept = text.replace(/[^\d+()\s-]/g, '').trim();
  const isOneNumber = kept.replace(/^\D*(?:90|0)?|\D/g, '').length <= LONGEST_TURKISH;
  return kept.length >= 5 && kept.length <= 20 && isOneNumber ? kept : null;
}

/** A number without its area code, which the library takes for a complete one because numbers that begin with 444 have none. */
const LOCAL = /^(?!444)(\d{3})(\d\d)(\d\d)$/;
export const isWithoutAreaCode = (phone: string): boolean => /^\d{3} \d\d \d\d$/.test(phone);

/** Joins an area code and the number that lacks it: '212' and '724 89 22' in columns of their own. */
export function withAreaCode(values: readonly unknown[]): readonly unknown[] {
  const numbers = values.filter((value) => readAreaCode(value) === undefined);
  if (!numbers.length || numbers.length === values.length) return values;
  const code = values.map(readAreaCode).find((one) => one !== undefined)!;
  const texts = numbers.map((value) => cellText(value, LONGEST_NUMBERS));
  const local = texts.findIndex((text) => LOCAL.test(text.replace(/\D/g, '')));
  return local < 0 ? numbers : numbers.with(local, `${code} ${texts[local]}`);
}

/** The library accepts up to 13 digits as a Turkish number, so it would read a range of lines as part of the number. */
function firstLineOf(text: string): PhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(text, 'TR');
  const isTurkish = parsed?.countryCallingCode === '90';
  const longest = parsed?.nationalNumber.startsWith('444') ? 7 : LONGEST_TURKISH;
  if (parsed && !(isTurkish && parsed.nationalNumber.length > longest)) return parsed;
  const first = text.replace(LINES, '');
  return first === text ? undefined : firstLineOf(first);
}

function mobileOf(value: unknown): string | null {
  const number = phoneOf(value);
  return number && isMobile(number) ? number : null;
}

/** The first e-mail address of a cell. Addresses in capitals typed on a Turkish keyboard have İ where an i is meant. */
export function emailOf(value: unknown): string | null {
  const [first = ''] = cellText(value, LONGEST_MAILS).split(BETWEEN_MAILS, 1);
  const text = emailKey(first.replaceAll('İ', 'i').replace(/^mailto:/i, ''));
  return isEmailAddress(text) ? text : null;
}

/** The first http or https address of a cell; a host without a protocol gets https://. Returns null for anything else. */
export function websiteOf(value: unknown): string | null {
  const [first = ''] = cellText(value, LONGEST_SITES).split(BETWEEN_SITES, 1);
  return first ? urlOf(withProtocol(first)) : null;
}

/**
 * The year of a text with a single year from 1000 to the present: '1987', '1987.0', '1.987', '12.05.1987', '1987 yılından beri'. Returns
 * null for anything else.
 */
export function yearOf(value: unknown): string | null {
  const text = cellText(value, LONGEST_YEAR).replace(/^(\d)[.,](\d{3})$/, '$1$2');
  const years = text
    .match(/(?<!\d)[12]\d{3}(?!\d)/g)
    ?.filter((year) => Number(year) <= inIstanbul(Date.now()).getUTCFullYear());
  const [year, ...others] = new Set(years);
  return year && !others.length ? year : null;
}

/** The https address of a picture; http is replaced by https. */
export function imageOf(value: unknown): string | null {
  const text = cellText(value, 2048);
  return text ? urlOf(text.replace(/^http:\/\//i, 'https://')) : null;
}

function urlOf(text: string): string | null {
  if (!/^https?:\/\/[^/\s]+\.[^/\s]/i.test(text) || !URL.canParse(text)) return null;
  const { href, username, password } = new URL(text);
  return username || password || href.length > 2048 ? null : href;
}
