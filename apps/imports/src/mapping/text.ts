import { normalizeUnicode } from '@tedarik/turkish';
import { withoutTags } from './tags.js';

/** Of a text that is too long, this multiple of the limit is examined, because removed markup may precede the part that is kept. */
const LOOKED_AT = 4;
const LEAST_LOOKED_AT = 1_000;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

// One half of a surrogate pair, which no text may contain.
const HALF_LETTERS = /\p{Cs}/gu;

const LONGEST_NOTHING = 40;
const NOTHING =
  /^(?:(?:adres|telefon|tel|numara|no|faks|mail|e-?posta|web|site|sitesi|bilgi|bilgisi|kay[ıi]t|veri|çalışma|saati|saatleri|açıklama) +){0,3}(?:yok|b[iİ]l[iİ]nm[iİ]yor|bel[iİ]rt[iİ]lmem[iİ]ş|bulunamad[ıi]|g[iİ]r[iİ]lmem[iİ]ş)\.?$/iu;

/** Whether the text says that there is no value: 'Adres yok', 'Belirtilmemiş'. */
export const saysNothing = (text: string): boolean => text.length <= LONGEST_NOTHING && NOTHING.test(text);

/** Removes the leading quote that keeps a spreadsheet from reading the cell as a formula, as in our own exported files. */
export const withoutMark = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/**
 * Converts untrusted text to plain text: NFC, without tags, control characters and unpaired surrogates, with single spaces, trimmed, at
 * most `max` code units. Returns '' for anything but a string, number or boolean.
 */
export function cellText(value: unknown, max: number): string {
  const text = withoutMarkup(value, max);
  // Most fields of most records are missing, and cleaning an empty text takes as long as a short one.
  return text && cut(oneLine(text), max);
}

/** The same, but keeps lines, with at most one empty line between two of them. */
export function plainLines(value: unknown, max: number): string {
  const lines = withoutMarkup(value, max).split(/\r\n|\n|\r/);
  return cut(
    lines
      .map(oneLine)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    max,
  );
}

function withoutMarkup(value: unknown, max: number): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '';
  let text = withoutTags(String(value).slice(0, Math.max(max * LOOKED_AT, LEAST_LOOKED_AT)));
  if (text.includes('&'))
    text = text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_all, name: string) => ENTITIES[name] ?? ' ');
  return text;
}

// A text of ordinary words with single spaces, which needs no normalisation.
const PLAIN = /^[!-~çÇğĞıİöÖşŞüÜâÂîÎûÛ–]+(?: [!-~çÇğĞıİöÖşŞüÜâÂîÎûÛ–]+)*$/;

const oneLine = (text: string): string =>
  PLAIN.test(text)
    ? text
    : normalizeUnicode(text)
        .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
        .trim();

const cut = (text: string, max: number): string => text.slice(0, max).replace(HALF_LETTERS, '').trim();

/** The first of these values that is a non-empty text. */
export function firstText(max: number, ...values: unknown[]): string {
  for (const value of values) {
    const text = cellText(value, max);
    if (text) return text;
  }
  return '';
}

const LONGEST_NUMBER = 40;

/** A number, also when given as text ('90744.0'); null otherwise. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER || !/^\s*[-+]?\d+(\.\d+)?\s*$/.test(value))
    return null;
  return Number(value);
}
