import { foldedWords } from '@tedarik/turkish';
import type { JudgedBusiness } from './judged-business.js';

/** How well a business answers a query: 3 what was looked for, 2 sells it, 1 mentions it, 0 something else. */
export type Grade = 0 | 1 | 2 | 3;
export type Judge = (business: JudgedBusiness) => Grade;

/** Whether the words of a term stand side by side, the last one with any ending. */
function says(text: string, term: string): boolean {
  const words = foldedWords(text);
  const wanted = foldedWords(term);
  return words.some((_, start) =>
    wanted.every((word, at) => {
      const there = words[start + at] ?? '';
      return at === wanted.length - 1 ? there.startsWith(word) : there === word;
    }),
  );
}

/** Judges by subject: in the name 3, a product or the category 2, mentioned 1. Any of the terms will do. */
export const about =
  (...terms: string[]): Judge =>
  ({ name, products, categories, description }) => {
    const any = (texts: string[]) => terms.some((term) => texts.some((text) => says(text, term)));
    if (any([name])) return 3;
    if (any([...products, ...categories])) return 2;
    return any([description]) ? 1 : 0;
  };

/** Judges by subject among the businesses of a place; elsewhere is no answer. */
export const inPlace =
  (place: string, judge: Judge): Judge =>
  (business) =>
    [business.city, business.borough ?? ''].some((text) => says(text, place)) ? judge(business) : 0;

/** Judges by subject, and of so short words as they are: 'un' is no 'unlu', nor 'Ünal'. */
export const sells =
  (...words: string[]): Judge =>
  ({ name, products }) => {
    const says = (text: string) => foldedWords(text).some((word) => words.includes(word));
    return says(name) ? 3 : products.some(says) ? 2 : 0;
  };

/** Judges by subject among those that hold the certificate or offer the service. */
export const having =
  (what: string, judge: Judge): Judge =>
  (business) =>
    [...(business.certificates ?? []), ...(business.services ?? [])].includes(what) ? judge(business) : 0;

/** Only the business of this name answers. */
export const only =
  (wanted: string): Judge =>
  ({ name }) =>
    name === wanted ? 3 : 0;

/** The name says all of it, in any order. */
export const nameSays =
  (...terms: string[]): Judge =>
  ({ name }) =>
    terms.every((term) => says(name, term)) ? 3 : 0;

/** As good as the worst of several subjects: all of them are wanted. */
export const allOf =
  (...judges: Judge[]): Judge =>
  (business) =>
    Math.min(...judges.map((judge) => judge(business))) as Grade;

/** Every business of a place or a category answers alike. */
export const anyIn =
  (term: string): Judge =>
  ({ city, borough, categories }) =>
    [city, borough ?? '', ...categories].some((text) => says(text, term)) ? 3 : 0;

/** Nothing answers, so nothing may be found. */
export const nothing: Judge = () => 0;

const gain = (grades: number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** Normalised discounted cumulative gain of the first ten: 1 when no order of the whole set would be better. */
export function ndcgAt10<Business>(
  found: Business[],
  all: readonly Business[],
  judge: (business: Business) => Grade,
): number {
  const best = gain(
    all
      .map(judge)
      .sort((one, other) => other - one)
      .slice(0, 10),
  );
  if (best === 0) return found.length === 0 ? 1 : 0;
  return gain(found.slice(0, 10).map(judge)) / best;
}
