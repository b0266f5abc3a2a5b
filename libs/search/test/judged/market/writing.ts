import { fold, upper, withSuffix } from '@tedarik/turkish';
import type { Chance } from './suppliers.js';

const SOFT: Readonly<Record<string, string>> = { k: 'ğ', ç: 'c', p: 'b' };
/** The few words in -t whose last consonant softens. */
const SOFT_T = /(?:yoğurt|simit)$/u;
const VOWEL = /[aıoueiöü]/gu;
const NARROW: Readonly<Record<string, string>> = { a: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', i: 'i', ö: 'ü', ü: 'ü' };
/** A compound that ends in a possessive suffix takes an n before a case ending. */
const POSSESSED = /(?:yağı|şekeri|ezmesi|suyu)$/u;

const narrowOf = (noun: string): string => NARROW[noun.match(VOWEL)?.at(-1) ?? 'e'] ?? 'i';
const openOf = (noun: string): string => ('aıou'.includes(noun.match(VOWEL)?.at(-1) ?? 'e') ? 'a' : 'e');
const endsInVowel = (noun: string): boolean => /[aıoueiöü]$/u.test(noun);

/** The noun as it is before a suffix that begins with a vowel: fındığ(ı), kebab(ı), ekmeğ(i). */
export function softened(noun: string): string {
  const many = (noun.match(VOWEL)?.length ?? 0) > 1;
  const last = noun.at(-1) ?? '';
  if (SOFT_T.test(noun)) return `${noun.slice(0, -1)}d`;
  return many && SOFT[last] ? noun.slice(0, -1) + SOFT[last] : noun;
}

/** The noun with the possessive suffix: (İzmir’in) peyniri, kahvesi. */
export const possessive = (noun: string): string => {
  if (POSSESSED.test(noun)) return noun;
  return endsInVowel(noun) ? `${noun}s${narrowOf(noun)}` : softened(noun) + narrowOf(noun);
};

export const plural = (noun: string): string =>
  `${noun.replace(/[ıi]$/u, (last) => (POSSESSED.test(noun) ? '' : last))}l${openOf(noun)}r`;

/** The person who sells it: fıstıkçı, baharatçı, balcı. */
export const trader = (noun: string): string => `${noun}${/[fstkçşhp]$/u.test(noun) ? 'ç' : 'c'}${narrowOf(noun)}`;

/** The noun with a case ending, without an apostrophe; also for a possessive: peynirinin, zeytinyağından. */
export function inCase(
  noun: string,
  suffix: 'da' | 'dan' | 'a' | 'i' | 'in' | 'daki',
  of: 'noun' | 'possessive' = 'noun',
): string {
  const ending = withSuffix(noun, suffix).slice(noun.length + 1);
  if (of === 'possessive') return noun + (suffix === 'in' ? ending : `n${ending.replace(/^[yn]/u, '')}`);
  return (/^[aıoueiöü]/u.test(ending) ? softened(noun) : noun) + ending;
}

/** The text as typed on a keyboard without Turkish letters. */
export const withoutTurkishKeys = (text: string): string => fold(text);

/** The text in upper case, by Turkish rules or by the English rules that many keyboards and programs use. */
export const inCapitals = (text: string, { turkish }: { turkish: boolean }): string =>
  turkish ? upper(text) : text.toUpperCase();

const ROWS = ['qwertyuıopğü', 'asdfghjklşi', 'zxcvbnmöç'];
const neighboursOf = (letter: string): string => {
  const row = ROWS.find((one) => one.includes(letter)) ?? '';
  const at = row.indexOf(letter);
  return at < 0 ? '' : (row[at - 1] ?? '') + (row[at + 1] ?? '');
};

/** A typing error on a Turkish Q keyboard: a neighbouring key, or a letter left out, doubled or swapped; the first letter stays. */
export function slip(word: string, pick: Chance): string {
  const at = 1 + pick.below(word.length - 2);
  const letter = word[at]!;
  const before = word.slice(0, at);
  const after = word.slice(at + 1);
  const neighbours = neighboursOf(letter) || letter;
  const swapped = after[0] === letter ? after : after[0] + letter + after.slice(1);
  return pick.oneOf([
    before + pick.oneOf([...neighbours]) + after,
    before + after,
    before + letter + letter + after,
    before + swapped,
  ]);
}

/** Two typing errors, far enough from each other. */
export const twoSlips = (word: string, pick: Chance): string => {
  const half = Math.floor(word.length / 2);
  return slip(word.slice(0, half + 1), pick) + slip(word.slice(half), pick).slice(1);
};
