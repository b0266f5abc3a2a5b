import { blogSlug, fold, foldedWords, nameKey, slugify, sortKey, titleCase, toE164 } from './index.js';

const LONG = 100_000;
/** Ten times what the slowest rule needs; one that takes the square of the length needs four times this. */
const MOST_MS = 2_500;
const filled = (piece: string) => piece.repeat(LONG / piece.length);

it.each(['-', ' ', '--a', 'a-', 'İ', 'i\u0307', "'", '\u0301', 'ş ', '\u200d', '🫒', 'A.'])(
  'A41 takes %j many thousand times over without going back over it',
  (piece) => {
    for (const rule of [slugify, blogSlug, fold, foldedWords, nameKey, sortKey, titleCase, toE164]) {
      for (const text of [filled(piece), `${filled(piece)}!`, `a${filled(piece)}b`]) {
        const began = performance.now();
        rule(text);
        expect({ rule: rule.name, isQuick: performance.now() - began < MOST_MS }).toMatchObject({ isQuick: true });
      }
    }
  },
  60_000,
);
