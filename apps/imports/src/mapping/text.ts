import { normal } from '@tedarik/turkish';
import { withoutTags } from './tags.js';

/** Of a text that is too long this much is looked at: what is cut off may be preceded by markup that goes. */
const LOOKED_AT = 4;
const LEAST_LOOKED_AT = 1_000;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

// Of a letter of two code units only one, which no text may hold.
const HALF_LETTERS = /\p{Cs}/gu;

/** A cell of a table without the mark that tells a spreadsheet that it is no formula, as in the files that are handed out. */
export const withoutMark = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/**
 * Untrusted text made plain: NFC, no tags, no control characters, no half letters, single spaces, trimmed, at most `max`
 * code units. Anything that is not a string, number or boolean is ''.
 */
export function cellText(value: unknown, max: number): string {
  return cut(oneLine(withoutMarkup(value, max)), max);
}

/** The same with its lines kept, and at most one empty line between two of them. */
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

// Words of letters that stand for themselves, with single spaces between them: there is nothing to do.
const PLAIN = /^[!-~çÇğĞıİöÖşŞüÜâÂîÎûÛ–]+(?: [!-~çÇğĞıİöÖşŞüÜâÂîÎûÛ–]+)*$/;

const oneLine = (text: string): string =>
  PLAIN.test(text)
    ? text
    : normal(text)
        .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
        .trim();

const cut = (text: string, max: number): string => text.slice(0, max).replace(HALF_LETTERS, '').trim();

/** The first of these values that is text with something in it. */
export function firstText(max: number, ...values: unknown[]): string {
  for (const value of values) {
    const text = cellText(value, max);
    if (text) return text;
  }
  return '';
}

const LONGEST_NUMBER = 40;

/** A number, also when it came as text ('90744.0'); null when it is none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER || !/^\s*[-+]?\d+(\.\d+)?\s*$/.test(value))
    return null;
  return Number(value);
}
