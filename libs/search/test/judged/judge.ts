import { foldedWords } from '@tedarik/turkish';
import type { JudgedBusiness } from './judged-business.js';

/** How well a business answers a query: 3 is what was looked for, 2 sells it, 1 mentions it, 0 is something else. */
export type Grade = 0 | 1 | 2 | 3;
export type Judge = (business: JudgedBusiness) => Grade;

/** Whether the words of a term occur next to each other, the last one with any suffix. */
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

/** Judges by subject: 3 if it is in the name, 2 if it is a product or the category, 1 if it is mentioned. Any of the terms counts. */
export const about =
  (...terms: string[]): Judge =>
  ({ name, products, categories, description }) => {
    const any = (texts: string[]) => terms.some((term) => texts.some((text) => says(text, term)));
    if (any([name])) return 3;
    if (any([...products, ...categories])) return 2;
    return any([description]) ? 1 : 0;
  };

/** Judges by subject, for businesses in a place only; others get 0. */
export const inPlace =
  (place: string, judge: Judge): Judge =>
  (business) =>
    [business.city, business.borough ?? ''].some((text) => says(text, place)) ? judge(business) : 0;

/** Judges by subject, and matches such short words only literally: 'un' is neither 'unlu' nor 'Ünal'. */
export const sells =
  (...words: string[]): Judge =>
  ({ name, products }) => {
    const says = (text: string) => foldedWords(text).some((word) => words.includes(word));
    return says(name) ? 3 : products.some(says) ? 2 : 0;
  };

/** Judges by subject, for businesses that hold the certificate or offer the service. */
export const having =
  (what: string, judge: Judge): Judge =>
  (business) =>
    [...(business.certificates ?? []), ...(business.services ?? [])].includes(what) ? judge(business) : 0;

/** Accepts only the business with this name. */
export const only =
  (wanted: string): Judge =>
  ({ name }) =>
    name === wanted ? 3 : 0;

/** Accepts businesses whose name contains all of the terms, in any order. */
export const nameSays =
  (...terms: string[]): Judge =>
  ({ name }) =>
    terms.every((term) => says(name, term)) ? 3 : 0;

/** The lowest grade among several judges, for queries that require all of their subjects. */
export const allOf =
  (...judges: Judge[]): Judge =>
  (business) =>
    Math.min(...judges.map((judge) => judge(business))) as Grade;

/** Gives every business of a place or a category the same grade. */
export const anyIn =
  (term: string): Judge =>
  ({ city, borough, categories }) =>
    [city, borough ?? '', ...categories].some((text) => says(text, term)) ? 3 : 0;

/** No business is an answer, so nothing may be found. */
export const nothing: Judge = () => 0;

const gain = (grades: number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** Normalised discounted cumulative gain of the first ten results: 1 if no order of the whole set would be better. */
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
