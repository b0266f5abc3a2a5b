import type { Tier } from './match-tiers.js';

/** How all words of a text may match: well, else with slips and beginnings of places, else only some of them. */
export const MATCHES = ['closely', 'nearly', 'partly'] as const;
export type Match = (typeof MATCHES)[number];
export const LOOSEST: Record<Match, Tier> = { closely: 'prefix', nearly: 'misspelt', partly: 'prefix' };

/** Ways of matching in the order in which they are tried. */
export type Ways = readonly [Match, ...Match[]];

/**
 * What is found in the first way that finds anything, else in the last. Slips are forgiven where nothing better is there:
 * 'kasap' is not 'kaşar'.
 */
export async function inTheFirstWay<Found extends { isAny: boolean }>(
  [match, ...others]: Ways,
  find: (match: Match) => Promise<Found>,
): Promise<Found & { match: Match }> {
  const found = await find(match);
  const [next, ...rest] = others;
  return found.isAny || !next ? { ...found, match } : inTheFirstWay([next, ...rest], find);
}
