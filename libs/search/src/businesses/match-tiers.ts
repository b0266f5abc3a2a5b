import type { estypes } from '@elastic/elasticsearch';
import type { KeysOfSpan, NamedBy } from './keys-of-words.js';
import type { QueryWord } from './query-words.js';
import { covers, spansOf } from './spans.js';
import { LONGEST_TERM, synonymsOf } from './synonyms.js';

type Query = estypes.QueryDslQueryContainer;

/** How well the words of a query may match, best first, with the score that each way gives. */
export const TIERS = [
  { tier: 'exact', score: 8 },
  { tier: 'folded', score: 4 },
  { tier: 'prefix', score: 2 },
  { tier: 'fuzzy', score: 1 },
] as const;
export type Tier = (typeof TIERS)[number]['tier'];

const NAMED_FROM: Record<NamedBy, Tier> = {
  name: 'exact',
  form: 'folded',
  synonym: 'folded',
  beginning: 'prefix',
  nearly: 'fuzzy',
};
// One slip from four letters on, two from eight: by the default (3 and 6) 'baklava' finds 'bakla'.
const FUZZINESS = 'AUTO:4,8';

const rank = (tier: Tier): number => TIERS.findIndex((row) => row.tier === tier);
const reaches = (tier: Tier, least: Tier): boolean => rank(tier) >= rank(least);
const match = (field: string, query: string): Query => ({ match: { [field]: { query, operator: 'and' } } });
const nearly = (field: string, query: string): Query => ({
  match: { [field]: { query, operator: 'and', fuzziness: FUZZINESS, prefix_length: 1 } },
});
const anyOf = (should: Query[]): Query => (should.length === 1 && should[0]) || { bool: { should } };
const allOf = (filter: Query[]): Query => (filter.length === 1 && filter[0]) || { bool: { filter } };

const withKeys = ({ categoryIds, cityKeys, districtKeys }: Omit<KeysOfSpan, 'from' | 'to' | 'by'>): Query[] =>
  Object.entries({ categoryIds, cityKeys, districtKeys })
    .filter(([, keys]) => keys.length > 0)
    .map(([field, keys]) => ({ terms: { [field]: keys } }));

/** What one word by itself may match in a tier, the better tiers included: what says it exactly has its stem, too. */
function wordAlone({ exact, folded }: QueryWord, tier: Tier): Query[] {
  if (tier === 'exact') return [match('words', exact)];
  return [
    match('words.stemmed', folded),
    match('titles.joined', folded),
    ...(reaches(tier, 'prefix') && folded.length > 1 ? [match('titles.prefix', folded)] : []),
    ...(reaches(tier, 'fuzzy') ? [nearly('titles', folded)] : []),
  ];
}

/** What a word may match together with its neighbours: two words written as one, and other names of the trade. */
function wordInSpans(words: readonly QueryWord[], word: number): Query[] {
  const around = spansOf(words.length, LONGEST_TERM).filter((span) => covers(span, word));
  return around.flatMap(({ from, to }) => {
    const span = words.slice(from, to);
    const joined = span.map(({ folded }) => folded).join('');
    return [
      ...(span.length === 2 ? [match('words.stemmed', joined)] : []),
      ...synonymsOf(span).map((term): Query => ({ match_phrase: { 'words.stemmed': term } })),
    ];
  });
}

/** All words matching, each at least as well as the tier asks: in a text, or by the key of what it names. */
export function matchesInTier(words: readonly QueryWord[], keys: readonly KeysOfSpan[], tier: Tier): Query {
  return allOf(
    words.map((word, position) =>
      anyOf([
        ...wordAlone(word, tier),
        ...(reaches(tier, 'folded') ? wordInSpans(words, position) : []),
        ...keys.filter((span) => covers(span, position) && reaches(tier, NAMED_FROM[span.by])).flatMap(withKeys),
      ]),
    ),
  );
}

/** All words in the name (`closely`: by their stem, else by a beginning or nearly as well), or naming the place. */
export function matchesInName(words: readonly QueryWord[], keys: readonly KeysOfSpan[], closely: boolean): Query {
  const places = keys.filter(({ by }) => by === 'name' || by === 'form').map((span) => ({ ...span, categoryIds: [] }));
  return allOf(
    words.map(({ folded }, position) =>
      anyOf([
        match('name', folded),
        ...(closely ? [] : [match('name.prefix', folded), nearly('name', folded)]),
        ...places.filter((span) => covers(span, position)).flatMap(withKeys),
      ]),
    ),
  );
}
