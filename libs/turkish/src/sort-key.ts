import { composed, lower } from './casing.js';

// Every weight is one ASCII character, so that MongoDB, Elasticsearch and JavaScript order keys alike. '!' and the space separate the parts
// of a key and are lower than all weights. '"' and '\' are not used, because JSON would escape them.
const WEIGHTS = Array.from({ length: 0x7f - 0x23 }, (_, index) => String.fromCharCode(0x23 + index)).filter(
  (character) => character !== '\\',
);
const LAST = WEIGHTS.length - 1;
const weight = (index: number): string => WEIGHTS[Math.min(index, LAST)] ?? '';

// The order of Intl.Collator('tr'), lower case first; the characters of one group have the same weight.
const ORDER = [
  ...[' ', '_', '-', '–', '—', ',', ';', ':', '!', '?', '.', '…', '·', "'‘’", '"“”', '«', '»', '(', ')', '[', ']'],
  ...[
    '{',
    '}',
    '@',
    '*',
    '/',
    '\\',
    '&',
    '#',
    '%',
    '•',
    '`',
    '´',
    '^',
    '°',
    '©',
    '®',
    '+',
    '±',
    '=',
    '|',
    '~',
    '$',
    '₺',
  ],
  ...'0123456789abcçdefgğhıijklmnoöpqrsştuüvwxyz',
];
const PRIMARY = new Map(ORDER.flatMap((group, index) => [...group].map((character) => [character, weight(index)])));
const OTHER_SYMBOL = PRIMARY.get('₺') ?? '';

// Combining marks in order of their weight: acute, grave, breve, circumflex, caron, ring, diaeresis …
const MARKS = '\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0327\u0328\u0304';
const EXPANSIONS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' };

/** The contribution of one character to a key. */
interface Weights {
  primary: string;
  /** Number of its combining mark, 0 for none. */
  mark: number;
  /** Whether it is a capital; undefined for a character without case. */
  capital: boolean | undefined;
}

function weigh(character: string): Weights {
  const letter = /\p{L}/u.test(character);
  // The collation treats 'Î' as 'I' with a mark, so a capital is decomposed before it is lower-cased.
  const [base = '', mark = ''] = PRIMARY.has(lower(character)) ? [character] : [...character.normalize('NFD')];
  const small = lower(base);
  const parts = [...(EXPANSIONS[small] ?? small)];
  const otherScript = (part: string): string => (letter && part.length === 1 ? part : OTHER_SYMBOL);
  return {
    primary: parts.map((part) => PRIMARY.get(part) ?? otherScript(part)).join(''),
    mark: mark ? MARKS.indexOf(mark) + 1 : 0,
    capital: letter ? base !== small : undefined,
  };
}

const WEIGHED = new Map<string, Weights>();

function weightsOf(character: string): Weights {
  const known = WEIGHED.get(character);
  if (known) return known;
  const weights = weigh(character);
  // Names use few different characters. Those outside the basic plane are too rare to be cached.
  if (character.length === 1) WEIGHED.set(character, weights);
  return weights;
}

/** Encodes marks as pairs: number of characters without a mark before it, and the mark. The earlier a mark, the later the text sorts. */
function encodeMarks(marks: number[]): string {
  let encoded = '';
  let plain = 0;
  for (const mark of marks) {
    if (mark > 0 || plain === LAST) {
      encoded += weight(LAST - plain) + weight(mark);
      plain = 0;
    } else {
      plain++;
    }
  }
  return encoded.replace(/(?:##)+$/, '');
}

/**
 * Encodes capitals as the lengths of alternating runs of lower-case and capital letters. The earlier and longer a run of capitals, the
 * later the text sorts.
 */
function encodeCapitals(capitals: boolean[]): string {
  let encoded = '';
  let inCapitals = false;
  let length = 0;
  const endRun = () => {
    encoded += weight(inCapitals ? length : LAST - length);
    inCapitals = !inCapitals;
    length = 0;
  };
  for (const capital of capitals.slice(0, capitals.lastIndexOf(true) + 1)) {
    if (capital !== inCapitals || length === LAST) endRun();
    if (capital !== inCapitals) endRun();
    length++;
  }
  if (length > 0) endRun();
  return encoded;
}

/**
 * A string that sorts by code unit (and by UTF-8 byte) as Intl.Collator('tr') sorts the text: by letters first, then by marks (kar, kâr),
 * then by capitals (ali, Ali). It is about as long as the text; two keys are equal only if no rule distinguishes the texts.
 */
export function sortKey(text: string): string {
  const plain = composed(text).replace(/\s/g, ' ');
  const weights = [...plain.replace(/[\p{Cc}\p{Cf}\p{M}]/gu, '')].map(weightsOf);
  const primary = weights.map((each) => each.primary).join('');
  const marks = encodeMarks(weights.map(({ mark }) => mark));
  const capitals = encodeCapitals(weights.flatMap(({ capital }) => capital ?? []));
  return primary + (marks && `!${marks}`) + (capitals && ` ${capitals}`);
}
