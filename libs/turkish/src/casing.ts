import { normalizeUnicode } from './normalize-unicode.js';

const TURKISH = 'tr-TR';

/** The text in NFC, without the combining dot that 'İ'.toLowerCase() leaves on an i. */
export const composed = (text: string): string => normalizeUnicode(text).replaceAll('i\u0307', 'i');

/** Lower case by Turkish rules: 'I' becomes 'ı', 'İ' becomes 'i'. */
export const lower = (text: string): string =>
  // Without these letters the faster function gives the same result; every word of a search is put into lower case.
  /[Iİ]/.test(text) ? text.toLocaleLowerCase(TURKISH) : text.toLowerCase();

/** Upper case by Turkish rules: 'ı' becomes 'I', 'i' becomes 'İ'. */
export const upper = (text: string): string =>
  // Without the letter i the faster function gives the same result; initials are computed for every card.
  text.includes('i') ? text.toLocaleUpperCase(TURKISH) : text.toUpperCase();

/** Lower case of A to Z only, for e-mail addresses and the like. Other letters stay, so the result does not depend on a language. */
export const lowerAscii = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));

/** Each word with an initial capital; what follows an apostrophe is in lower case: "İSTANBUL'UN ÇAYI" -> "İstanbul'un Çayı". */
export const titleCase = (text: string): string =>
  composed(text).replace(/\p{L}[\p{L}\p{M}'’ʼ]*/gu, (word) => {
    const [first = '', ...rest] = word;
    return upper(first) + lower(rest.join(''));
  });
