import { growth, LINEAR_GROWTH } from '@tedarik/testing';
import fc from 'fast-check';
import { QuotedRows } from '../parse/quoted-rows.js';
import { emailOf, imageOf, phoneOf, websiteOf } from './contact.js';
import { hoursByDay } from './hours-text.js';
import { openingHoursOf, rangesOf } from './hours.js';
import { guessCategory } from './category-guess.js';
import { mapColumns } from './map-columns.js';
import { mapRecord } from './map-record.js';
import { categoryOfType, typeKey } from './place-types.js';
import { withoutTags } from './tags.js';
import { readPoint } from './read-value.js';
import { numberOf, plainLines, cellText } from './text.js';

const MARKS = '\u0301'.repeat(500) + '\u0323'.repeat(500);
const PIECES = [
  '<a',
  '<script>',
  '<script ',
  '</script ',
  '<!--',
  '&',
  ' ',
  '\n',
  '1',
  '1.',
  'a,',
  'a@',
  '-',
  '<',
  'i\u0307',
];
const record = (text: string) => ({
  ...Object.fromEntries(
    ['name', 'address', 'phone', 'email', 'website', 'description', 'city', 'state', 'types', 'photo', 'latitude'].map(
      (field) => [field, text],
    ),
  ),
  slug: text,
  categories: [text],
  country: text,
  working_hours: { [text]: text, pazar: [text, text] },
  opening_hours: { periods: [{ open: { time: text } }] },
});
const RULES: Record<string, (text: string) => unknown> = {
  withoutTags,
  typeKey,
  categoryOfType,
  guessCategory,
  numberOf,
  phoneOf,
  emailOf,
  websiteOf,
  imageOf,
  rangesOf,
  readPoint: (text) => readPoint(`0.0${text}`),
  plainText: (text) => cellText(text, 1_000_000),
  plainLines: (text) => plainLines(text, 1_000_000),
  openingHoursOf: (text) => openingHoursOf({ [text]: text }, null),
  mapRecord: (text) => mapRecord(record(text)),
  mapColumns: (text) => mapColumns(Array<string>(9).fill(text)),
};

describe.each(Object.entries(RULES))('%s', (_name, rule) => {
  it.each([...PIECES, MARKS].map((piece) => [piece.slice(0, 12), piece]))(
    'A41: handles %j, repeated many thousand times, in linear time',
    (_shown, piece) => expect(growth(rule, piece)).toBeLessThan(LINEAR_GROWTH),
  );
});

it('A41: reads brackets in opening hours in linear time', () => {
  expect(growth((text) => hoursByDay(`a${text}!`), ') ', 16)).toBeLessThan(LINEAR_GROWTH);
});

it('A41: reads a cell with words between two numbers in one way only', () => {
  // Only the beginning of such a cell is read, so a longer one takes no longer.
  expect(growth((text) => phoneOf(`4440000 ${text}`), 've ', 3)).toBeLessThan(10);
});

it('A41: only the beginning of a text that is far too long is read', () => {
  const map = (letters: number) => () => mapRecord({ ...record('x'), description: '<a'.repeat(letters / 2) });
  expect(map(1_000_000)()).toEqual(map(40_000)());
});

it('A41: a file in which every line opens a quote is read in linear time', () => {
  const read = (text: string) => {
    const rows = new QuotedRows(';');
    return text.split('\n').flatMap((line, at) => rows.push({ text: line, line: at + 1 }));
  };
  expect(growth(read, 'x";"\n', 5_000)).toBeLessThan(LINEAR_GROWTH);
});

it('IMP-JSON-32 M3: removes the same tags as a regular expression does, whatever is between them', () => {
  const pieces = fc.constantFrom('<', '>', '</', '<b', '<script', '</script', '<!--', ' ', 'a', '1', '"', '\n', 'İ');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const text = parts.join('');
      const expected = text.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<\/?[a-z!][^>]*>/gi, ' ');
      expect(withoutTags(text)).toBe(expected);
    }),
  );
});
