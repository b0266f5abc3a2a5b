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

it('leaves single spaces, composed letters and nothing that is not seen, whichever way the text goes', () => {
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

it('A25 takes no longer for a text that is nearly plain', () => {
  const text = `${'kelime '.repeat(40_000)}\u200b`;
  expect(cellText(text, 1_000_000)).toBe('kelime '.repeat(40_000).trim());
});
