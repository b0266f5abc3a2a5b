import type { Tier } from './match-tiers.js';
import { type IgnoredWords, queryWords } from './query-words.js';

/**
 * The ways of matching a text: all words match well; all words match, also with typing errors and beginnings of place names; only some
 * words match.
 */
export const MATCHES = ['closely', 'nearly', 'partly'] as const;
export type Match = (typeof MATCHES)[number];
export const LOOSEST: Record<Match, Tier> = { closely: 'prefix', nearly: 'misspelt', partly: 'prefix' };

/** Ways of matching, in the order in which they are tried. */
export type MatchFallbacks = readonly [Match, ...Match[]];

/** Those of the ways that can differ for a text: one word cannot be found partly, and without words there is nothing to misspell. */
export function waysFor({ text, stopWords }: IgnoredWords & { text: string }, ways: MatchFallbacks): MatchFallbacks {
  const words = queryWords(text, { stopWords }).length;
  if (words === 0) return ['closely'];
  const [first, ...others] = ways;
  return words === 1 ? [first, ...others.filter((way) => way !== 'partly')] : ways;
}

/**
 * Returns the result of the first way that finds anything, or else of the last. Typing errors are tolerated only if there is no better
 * match: 'kasap' must not match 'kaşar'.
 */
export async function searchWithFallback<Found extends { isAny: boolean }>(
  [match, ...others]: MatchFallbacks,
  find: (match: Match) => Promise<Found>,
): Promise<Found & { match: Match }> {
  const found = await find(match);
  const [next, ...rest] = others;
  return found.isAny || !next ? { ...found, match } : searchWithFallback([next, ...rest], find);
}
