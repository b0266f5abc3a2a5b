import {
  blogSlug,
  fold,
  foldedWords,
  nameKey,
  slugify,
  sortKey,
  titleCase,
  toE164,
  withSuffix,
} from '@tedarik/turkish';
import { growth, LINEAR_GROWTH } from './growth.js';

const suffixed = (text: string) => withSuffix(text, 'da');
const MARKS = '\u0301'.repeat(500) + '\u0323'.repeat(500);
const PIECES = ['-', ' ', '--a', 'a-', 'a', '1', '0', 'İ', 'i\u0307', "'", '\u0301', MARKS, 'ş ', '\u200d', '🫒', 'A.'];

it.each(PIECES.map((piece) => [piece.slice(0, 4), piece]))(
  'A41 takes %j many thousand times over without going back over it',
  (_shown, piece) => {
    for (const rule of [slugify, blogSlug, fold, foldedWords, nameKey, sortKey, titleCase, toE164, suffixed]) {
      const grown = growth((text) => rule(`a${text}!`), piece);
      expect({ rule: rule.name, isLinear: grown < LINEAR_GROWTH }).toMatchObject({ isLinear: true });
    }
  },
  60_000,
);
