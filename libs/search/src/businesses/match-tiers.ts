import type { estypes } from '@elastic/elasticsearch';
import { holdsAnyOf } from './held-certificates.js';
import type { KeysOfNames, KeysOfSpan, NamedBy } from './keys-of-words.js';
import type { QueryWord } from './query-words.js';
import { covers, spansOf } from './spans.js';
import { COMPOUND_HEADS, stem, withoutCase } from './stems.js';
import { LONGEST_TERM, type OtherWords } from './thesaurus.js';

type Query = estypes.QueryDslQueryContainer;

/**
 * How well the words of a query may match, best first, with the score that each way gives. A description and a service are
 * worth less than name, products, place and category, however exactly they say a word.
 */
export const TIERS = [
  { tier: 'exact', score: 16 },
  { tier: 'folded', score: 8 },
  { tier: 'described', score: 4 },
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
// A stem is shorter than its word: 'turşu' would be 'Türk'.
const FUZZINESS_OF_STEMS = 'AUTO:5,8';
// Three letters begin too many words: 'bal' is not 'balık'. Beside other words they tell enough.
const SHORTEST_BEGINNING = 4;
const SHORTEST_BESIDE_OTHERS = 3;
const SHORTEST_WHILE_TYPING = 2;
// 'en', 'bir de': so short a word alone is no reason to show anything.
const FILL_WORD = 2;

const rank = (tier: Tier): number => TIERS.findIndex((row) => row.tier === tier);
/** Whether what this tier takes is also taken by that one, or by a stricter one. */
export const reaches = (tier: Tier, least: Tier): boolean => rank(tier) >= rank(least);
const match = (field: string, query: string): Query => ({ match: { [field]: { query, operator: 'and' } } });
const nearly = (field: string, query: string, fuzziness = FUZZINESS): Query => ({
  match: { [field]: { query, operator: 'and', fuzziness, prefix_length: 1 } },
});
const inAnyCase = (field: string, folded: string): Query[] =>
  [folded, withoutCase(folded)].flatMap((word) => (word ? [match(field, word)] : []));
const compoundsOf = (folded: string): Query[] =>
  COMPOUND_HEADS.includes(stem(folded)) ? [match('titles.heads', folded)] : [];
const anyOf = (should: Query[]): Query => (should.length === 1 && should[0]) || { bool: { should } };
const allOf = (filter: Query[]): Query => (filter.length === 1 && filter[0]) || { bool: { filter } };

const withKeys = ({ categoryIds, cityKeys, districtKeys, certificateIds }: KeysOfNames): Query[] => [
  ...Object.entries({ categoryIds, cityKeys, districtKeys })
    .filter(([, keys]) => keys.length > 0)
    .map(([field, keys]) => ({ terms: { [field]: keys } })),
  ...(certificateIds.length > 0 ? [holdsAnyOf(certificateIds)] : []),
];

const withServices = ({ serviceAttributeIds }: KeysOfNames): Query[] =>
  serviceAttributeIds.length > 0 ? [{ terms: { serviceAttributeIds } }] : [];

/** What is searched for. `typing`: the last word may not be finished, however short it is. */
export interface Wanted {
  words: readonly QueryWord[];
  keys: readonly KeysOfSpan[];
  typing?: boolean;
}

function isBeginning({ words, typing }: Wanted, { folded }: QueryWord): boolean {
  const shortest = words.length > 1 ? SHORTEST_BESIDE_OTHERS : SHORTEST_BEGINNING;
  return [...folded].length >= (typing ? SHORTEST_WHILE_TYPING : shortest);
}

/** A word without its case must be long to begin others: 'salata' is not salam. */
function beginningsOf(wanted: Wanted, word: QueryWord): Query[] {
  const bare = withoutCase(word.folded) ?? '';
  const beginnings = [
    ...(isBeginning(wanted, word) ? [word.folded] : []),
    ...(bare.length > SHORTEST_BEGINNING ? [bare] : []),
  ];
  return beginnings.map((beginning) => match('beginnings', beginning));
}

/** What one word by itself may match in a tier, the better tiers included: what says it exactly has its stem, too. */
function wordAlone(wanted: Wanted, word: QueryWord, tier: Tier): Query[] {
  const { exact, folded } = word;
  if (tier === 'exact') return [match('titles.exact', exact)];
  return [
    ...inAnyCase('titles', folded),
    match('titles.joined', folded),
    ...(reaches(tier, 'described') ? [match('description', folded), ...compoundsOf(folded)] : []),
    ...(reaches(tier, 'prefix') ? beginningsOf(wanted, word) : []),
    ...(reaches(tier, 'fuzzy') ? [nearly('titles.folded', folded), nearly('titles', folded, FUZZINESS_OF_STEMS)] : []),
  ];
}

/** What a word may match together with its neighbours: two words written as one, and other names of the trade. */
function wordInSpans({ words, keys }: Wanted, word: number, tier: Tier): Query[] {
  const around = spansOf(words.length, LONGEST_TERM).filter((span) => covers(span, word));
  const fields = reaches(tier, 'described') ? ['titles', 'description'] : ['titles'];
  return around.flatMap(({ from, to }) => {
    const span = words.slice(from, to);
    const joined = span.map(({ folded }) => folded).join('');
    const other = keys.find((one) => one.from === from && one.to === to && one.other)?.other;
    return fields.flatMap((field) => [
      ...(span.length === 2 ? [match(field, joined)] : []),
      ...termsOf(other, tier).map((term): Query => ({ match_phrase: { [field]: term } })),
    ]);
  });
}

/** Its other names; kinds of it are worth no more than a description. */
const termsOf = (other: OtherWords | undefined, tier: Tier): readonly string[] => [
  ...(other?.equivalents ?? []),
  ...(reaches(tier, 'described') ? (other?.narrower ?? []) : []),
];

/** All words matching, each at least as well as the tier requests: in a text, or by the key of what it names. */
export const matchesInTier = (wanted: Wanted, tier: Tier): Query => allOf(wordsInTier(wanted, tier));

/** What matches in any tier down to the loosest, worth the score of the best of them. */
export const scoredByTier = (wanted: Wanted, loosest: Tier): Query => ({
  dis_max: {
    queries: TIERS.filter(({ tier }) => reaches(loosest, tier)).map(({ tier, score }) =>
      worth(score, matchesInTier(wanted, tier)),
    ),
  },
});

/** What the filter takes, all worth the same. */
export const worth = (boost: number, filter: Query): Query => ({ constant_score: { boost, filter } });

/** All words in what it is called: `closely` by their stems, else as beginnings, too. */
export const matchesInTitles = (wanted: Wanted, closely: boolean): Query =>
  allOf(
    wanted.words.map((word) =>
      anyOf([
        match('titles', word.folded),
        ...(!closely && isBeginning(wanted, word) ? [match('beginnings', word.folded)] : []),
      ]),
    ),
  );

/** Some of the words matching so, at least one, and of more than two letters if there is such a word; each is worth 1. */
export function matchesPartly(wanted: Wanted, tier: Tier): Query {
  const matching = wordsInTier(wanted, tier);
  const telling = matching.filter((_, position) => [...(wanted.words[position]?.folded ?? '')].length > FILL_WORD);
  return { bool: { should: (telling.length > 0 ? telling : matching).map((filter) => worth(1, filter)) } };
}

function wordsInTier(wanted: Wanted, tier: Tier): Query[] {
  return wanted.words.map((word, position) => {
    const named = wanted.keys.filter((span) => covers(span, position) && reaches(tier, NAMED_FROM[span.by]));
    return anyOf([
      ...wordAlone(wanted, word, tier),
      ...(reaches(tier, 'folded') ? wordInSpans(wanted, position, tier) : []),
      ...named.flatMap(withKeys),
      ...(reaches(tier, 'described') ? named.flatMap(withServices) : []),
    ]);
  });
}

/** All words in the name (`closely`: by their stem, else by a beginning or nearly as well), or naming the place; one in the name. */
export function matchesInName({ words, keys }: Wanted, closely: boolean): Query {
  const places = keys
    .filter(({ by }) => by === 'name' || by === 'form')
    .map((span) => ({ ...span, categoryIds: [], certificateIds: [] }));
  const inName = words.map(({ folded }) =>
    anyOf([...inAnyCase('name', folded), ...(closely ? [] : [match('name.prefix', folded), nearly('name', folded)])]),
  );
  const inNameOrPlace = inName.map((query, position) =>
    anyOf([query, ...places.filter((span) => covers(span, position)).flatMap(withKeys)]),
  );
  return allOf([...inNameOrPlace, anyOf(inName)]);
}
