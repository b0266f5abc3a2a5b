import type { Tier } from './match-tiers.js';

/**
 * The ways of matching a text: all words match well; all words match, also with typing errors and beginnings of place names; only some
 * words match.
 */
export const MATCHES = ['closely', 'nearly', 'partly'] as const;
export type Match = (typeof MATCHES)[number];
export const LOOSEST: Record<Match, Tier> = { closely: 'prefix', nearly: 'misspelt', partly: 'prefix' };

/** Ways of matching, in the order in which they are tried. */
export type MatchFallbacks = readonly [Match, ...Match[]];

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
