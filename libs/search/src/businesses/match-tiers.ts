import type { estypes } from '@elastic/elasticsearch';
import { SHORTEST_ENDING } from './analysis.js';
import { holdsAnyOf } from './held-certificates.js';
import type { KeysOfNames, KeysOfSpan, NamedBy } from './keys-of-words.js';
import type { QueryWord } from './query-words.js';
import { covers, spansOf } from './spans.js';
import { SHORT_HEADS, shortestNameOf, stem, withoutCase } from './stems.js';
import { LONGEST_TERM, type OtherWords } from './thesaurus.js';

type Query = estypes.QueryDslQueryContainer;

/**
 * How well the words of a query may match, best first, with the score that each way gives. A description and a service are
 * worth less than name, products, place and category, however exactly they say a word.
 */
export const TIERS = [
  { tier: 'exact', score: 64 },
  { tier: 'folded', score: 32 },
  { tier: 'synonym', score: 16 },
  { tier: 'described', score: 8 },
  { tier: 'prefix', score: 4 },
  { tier: 'fuzzy', score: 2 },
  { tier: 'misspelt', score: 1 },
] as const;
export type Tier = (typeof TIERS)[number]['tier'];

const NAMED_FROM: Record<NamedBy, Tier> = {
  name: 'exact',
  form: 'folded',
  synonym: 'synonym',
  beginning: 'prefix',
  nearly: 'fuzzy',
};
// From how many letters on a word may have a slip. A stem is shorter than its word: 'turşu' would be 'Türk'.
const ONE_SLIP = 'AUTO:4,40';
const ONE_SLIP_OF_STEMS = 'AUTO:5,40';
const ONE_SLIP_ANYWHERE = 'AUTO:6,40';
// By the default of the engine, six letters, 'baklava' finds 'bakla'.
const TWO_SLIPS = 'AUTO:7,7';
const TWO_SLIPS_OF_STEMS = 'AUTO:8,8';
// Three letters begin too many words: 'bal' is not 'balık'. Beside other words they tell enough.
const SHORTEST_BEGINNING = 4;
const SHORTEST_BESIDE_OTHERS = 3;
const SHORTEST_WHILE_TYPING = 2;
// 'en', 'bir de': so short a word alone is no reason to show anything.
const FILL_WORD = 2;
/** Words of one name of a product may be so far from each other. */
const WITHIN_ONE_NAME = 8;

const rank = (tier: Tier): number => TIERS.findIndex((row) => row.tier === tier);
/** Whether what this tier takes is also taken by that one, or by a stricter one. */
export const reaches = (tier: Tier, least: Tier): boolean => rank(tier) >= rank(least);
const match = (field: string, query: string): Query => ({ match: { [field]: { query, operator: 'and' } } });
const nearly = (field: string, query: string, fuzziness = ONE_SLIP, prefix_length = 1): Query => ({
  match: { [field]: { query, operator: 'and', fuzziness, prefix_length } },
});
const inAnyCase = (field: string, folded: string): Query => ({
  match: { [field]: { query: [folded, ...withoutCase(folded)].join(' '), operator: 'or' } },
});
const anyOf = (should: Query[]): Query => (should.length === 1 && should[0]) || { bool: { should } };
const allOf = (filter: Query[]): Query => (filter.length === 1 && filter[0]) || { bool: { filter } };

function compoundsOf(folded: string): Query[] {
  const head = stem(folded);
  if (head.length >= SHORTEST_ENDING) return [match('endings', folded)];
  return SHORT_HEADS.includes(head) ? [match('endings.heads', folded)] : [];
}

/** Numbers are said as they are: 2021 is not 2022. */
const slipsOf = (folded: string, tier: Tier): Query[] =>
  /\d/.test(folded)
    ? []
    : [
        nearly('titles.folded', folded),
        nearly('titles', folded, ONE_SLIP_OF_STEMS),
        nearly('titles.folded', folded, ONE_SLIP_ANYWHERE, 0),
        ...(reaches(tier, 'misspelt')
          ? [nearly('titles.folded', folded, TWO_SLIPS, 0), nearly('titles', folded, TWO_SLIPS_OF_STEMS)]
          : []),
      ];

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

/** What is searched for in its place: 'fındık veya ceviz' is two searches, of which each may be answered. */
export function alternativesOf({ words, keys, ...wanted }: Wanted): Wanted[] {
  const numbers = [...new Set(words.map(({ alternative }) => alternative))];
  return numbers.map((number) => {
    const from = words.findIndex(({ alternative }) => alternative === number);
    const own = words.filter(({ alternative }) => alternative === number);
    const within = keys.filter((span) => span.from >= from && span.to <= from + own.length);
    return {
      ...wanted,
      words: own,
      keys: within.map((span) => ({ ...span, from: span.from - from, to: span.to - from })),
    };
  });
}

function isBeginning({ words, typing }: Wanted, { folded }: QueryWord): boolean {
  const shortest = words.length > 1 ? SHORTEST_BESIDE_OTHERS : SHORTEST_BEGINNING;
  return [...folded].length >= (typing ? SHORTEST_WHILE_TYPING : shortest);
}

/** A word without its case must be long to begin others: 'salata' is not salam. */
function beginningsOf(wanted: Wanted, word: QueryWord): Query[] {
  const beginnings = [
    ...(isBeginning(wanted, word) ? [word.folded] : []),
    ...withoutCase(word.folded).filter((bare) => bare.length > SHORTEST_BEGINNING),
  ];
  return beginnings.map((beginning) => match('beginnings', beginning));
}

/** What one word by itself may match in a tier, the better tiers included: what says it exactly has its stem, too. */
function wordAlone(wanted: Wanted, word: QueryWord, tier: Tier): Query[] {
  const { exact, folded } = word;
  if (tier === 'exact') return [match('titles.exact', exact)];
  return [
    inAnyCase('titles', folded),
    match('titles.joined', folded),
    ...(reaches(tier, 'described') ? [match('description', folded), ...compoundsOf(folded)] : []),
    ...(reaches(tier, 'prefix') ? beginningsOf(wanted, word) : []),
    ...(reaches(tier, 'fuzzy') ? slipsOf(folded, tier) : []),
  ];
}

/** What a word may match together with its neighbours: words written as one, and other names of the trade. */
function wordInSpans({ words, keys }: Wanted, word: number, tier: Tier): Query[] {
  const around = spansOf(words.length, LONGEST_TERM).filter((span) => covers(span, word));
  const fields = reaches(tier, 'described') ? ['titles', 'description'] : ['titles'];
  return around.flatMap(({ from, to }) => {
    const span = words.slice(from, to);
    const joined = span.map(({ folded }) => folded).join('');
    const other = keys.find((one) => one.from === from && one.to === to && one.other)?.other;
    return fields.flatMap((field) => [
      ...(span.length > 1 && stem(joined).length >= shortestNameOf(span) ? [match(field, joined)] : []),
      ...termsOf(other, tier).map((term): Query => ({ match_phrase: { [field]: term } })),
    ]);
  });
}

/** Its other names, worth less than itself; kinds of it are worth no more than a description. */
const termsOf = (other: OtherWords | undefined, tier: Tier): readonly string[] => [
  ...(reaches(tier, 'synonym') ? (other?.equivalents ?? []) : []),
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

/** What each of the words matches in a tier. */
export function wordsInTier(wanted: Wanted, tier: Tier): Query[] {
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

/** The spans that name a place, surely or `nearly`, and nothing of the trade: 'çay' is a district, too. */
function placesIn({ keys }: Wanted, isNearly: boolean): KeysOfSpan[] {
  const ofTheTrade = keys.filter(({ other, categoryIds }) => other ?? categoryIds.length > 0);
  return keys.filter(
    ({ by, cityKeys, districtKeys, from, to }) =>
      (by === 'name' || by === 'form' || (isNearly && by === 'nearly')) &&
      cityKeys.length + districtKeys.length > 0 &&
      !ofTheTrade.some((span) => span.from < to && from < span.to),
  );
}

/** It lies where the words say, and does not only say the name of that place: 'izmir lokması' is made anywhere. */
export function liesThere(wanted: Wanted, loosest: Tier): Query[] {
  const places = placesIn(wanted, reaches(loosest, 'fuzzy')).flatMap(({ cityKeys, districtKeys }) =>
    withKeys({ cityKeys, districtKeys, categoryIds: [], certificateIds: [], serviceAttributeIds: [] }),
  );
  return places.length > 0 ? [anyOf(places)] : [];
}

/** All words but those of a place side by side in one text, in any order: '5 kg' of what is looked for, not of something else. */
export function standsTogether(wanted: Wanted): Query[] {
  const places = placesIn(wanted, false);
  const words = wanted.words.filter((_, position) => !places.some((span) => covers(span, position)));
  if (words.length < 2 && !/\d\D/.test(words[0]?.folded ?? '')) return [];
  const apart = words.map(({ folded }) => folded.replace(/(?<=\d)(?=\D)/gu, ' ')).join(' ');
  return [{ match_phrase: { titles: { query: apart, slop: WITHIN_ONE_NAME } } }];
}

/** All words in the name (`closely`: by their stem, else by a beginning, nearly as well or by other names), or naming the place; one in the name. */
export function matchesInName({ words, keys }: Wanted, closely: boolean): Query {
  const places = keys
    .filter(({ by }) => by === 'name' || by === 'form')
    .map((span) => ({ ...span, categoryIds: [], certificateIds: [] }));
  const loosely = ({ folded }: QueryWord, position: number): Query[] => [
    ...[match('name.prefix', folded), nearly('name', folded)],
    ...keys
      .filter((span) => covers(span, position))
      .flatMap(({ other }) => termsOf(other, 'synonym').map((term) => match('name', term))),
  ];
  const inName = words.map((word, position) =>
    anyOf([inAnyCase('name', word.folded), ...(closely ? [] : loosely(word, position))]),
  );
  const inNameOrPlace = inName.map((query, position) =>
    anyOf([query, ...places.filter((span) => covers(span, position)).flatMap(withKeys)]),
  );
  return allOf([...inNameOrPlace, anyOf(inName)]);
}
