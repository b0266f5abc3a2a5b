import fc from 'fast-check';
import { cellText } from './text.js';

const pieces = [
  'a',
  'Z',
  'ğ',
  'I\u0307',
  'c\u0327',
  '–',
  '(',
  ' ',
  '  ',
  '\t',
  '\n',
  '\u00a0',
  '\u200b',
  '\u0000',
  '日',
];

it('normalises spaces, composes letters and removes invisible characters', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      const expected = text
        .normalize('NFC')
        .split(/[\s\p{Cc}\p{Cf}]+/u)
        .filter(Boolean)
        .join(' ');
      expect(cellText(text, 200)).toBe(expected);
    }),
  );
});

it('A25 handles a long text with one special character', () => {
  const text = `${'kelime '.repeat(40_000)}\u200b`;
  expect(cellText(text, 1_000_000)).toBe('kelime '.repeat(40_000).trim());
});
