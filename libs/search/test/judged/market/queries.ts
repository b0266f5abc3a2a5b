import { type GeneratedQuery, GROUPS } from './groups.js';
import type { Rule } from './rules.js';
import { chance, suppliers } from './suppliers.js';

export interface JudgedQuery {
  group: string;
  text: string;
  rule: Rule;
  /** `tuning` queries are used while the search is tuned; `held out` ones show afterwards whether the result generalises. */
  half: 'tuning' | 'held out';
}

const PER_GROUP = 40;
const MOST_TRIES = 4_000;

export const MARKET = suppliers(5_000);

/** The queries of all groups. Each has an answer among the suppliers, except those of the group that must find nothing. */
export const MARKET_QUERIES: readonly JudgedQuery[] = Object.entries(GROUPS).flatMap(([group, generate], number) => {
  const pick = chance(1_000 + number);
  const texts = new Map<string, GeneratedQuery>();
  for (let tries = 0; texts.size < PER_GROUP && tries < MOST_TRIES; tries++) {
    const [text, rule] = generate(pick.oneOf(MARKET), pick);
    const isAnswered = group === 'nothing of ours' || (text && MARKET.some((supplier) => rule(supplier) >= 2));
    if (isAnswered) texts.set(text, [text, rule]);
  }
  return [...texts.values()].map(([text, rule], at) => ({
    ...{ group, text, rule },
    half: at % 2 === 0 ? ('tuning' as const) : ('held out' as const),
  }));
});
