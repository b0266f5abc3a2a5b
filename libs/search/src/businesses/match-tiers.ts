import { isDeepStrictEqual } from 'node:util';
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
 * The tiers of match quality, best first, each with its score. A match in the description or in a service scores less than one in name,
 * products, place or category, however exact it is.
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
// Minimum number of letters that a word must have to be matched with one edit. Stems need more letters, because they are shorter than their
// words: otherwise 'turşu' would match 'Türk'.
const ONE_SLIP = 'AUTO:4,40';
const ONE_SLIP_OF_STEMS = 'AUTO:5,40';
const ONE_SLIP_ANYWHERE = 'AUTO:6,40';
// The default of the search engine is six letters, with which 'baklava' would match 'bakla'.
const TWO_SLIPS = 'AUTO:7,7';
const TWO_SLIPS_OF_STEMS = 'AUTO:8,8';
// Minimum number of letters of a beginning, alone and beside other words. Three letters begin too many words ('bal' must not match
// 'balık'), but together with other words they are specific enough.
const SHORTEST_BEGINNING = { alone: 4, besideOthers: 3 };
const SHORTEST_WHILE_TYPING = { alone: 2, besideOthers: 1 };
// Words up to this length, such as 'en' or 'bir de', are not enough for a match on their own.
const FILL_WORD = 2;
/** Maximum distance between the words of one product name. */
const WITHIN_ONE_NAME = 8;

/** Share of a tier's score that a single word adds: for twelve words together less than one word. */
const LITTLE = 0.001;

const rank = (tier: Tier): number => TIERS.findIndex((row) => row.tier === tier);
/** Whether `tier` includes the matches of `least`. A tier includes those of all stricter tiers. */
export const reaches = (tier: Tier, least: Tier): boolean => rank(tier) >= rank(least);
const match = (field: string, query: string): Query => ({ match: { [field]: { query, operator: 'and' } } });
const nearly = (field: string, query: string, fuzziness = ONE_SLIP, prefix_length = 1): Query => ({
  match: { [field]: { query, operator: 'and', fuzziness, prefix_length } },
});
const inAnyCase = (field: string, folded: string): Query => ({
  match: { [field]: { query: [folded, ...withoutCase(folded)].join(' '), operator: 'or' } },
});
const anyOf = (should: Query[]): Query => (should.length === 1 && should[0]) || { bool: { should } };
const without = (some: Query[], all: Query[]): Query[] =>
  all.filter((one) => !some.some((other) => isDeepStrictEqual(one, other)));
const allOf = (filter: Query[]): Query => (filter.length === 1 && filter[0]) || { bool: { filter } };

function compoundsOf(folded: string): Query[] {
  const head = stem(folded);
  if (head.length >= SHORTEST_ENDING) return [match('endings', folded)];
  return SHORT_HEADS.includes(head) ? [match('endings.heads', folded)] : [];
}

/** Queries that tolerate typing errors. Numbers must match exactly: 2021 is not 2022. */
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

/** What is searched for. With `typing` the last word may be unfinished, however short it is. */
export interface Wanted {
  words: readonly QueryWord[];
  keys: readonly KeysOfSpan[];
  typing?: boolean;
}

/** Splits a query at 'or' into its alternatives: 'fındık veya ceviz' is two searches, and a match of either is enough. */
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
  const shortest = typing ? SHORTEST_WHILE_TYPING : SHORTEST_BEGINNING;
  return [...folded].length >= (words.length > 1 ? shortest.besideOthers : shortest.alone);
}

/**
 * Queries for words that begin with this one. Without its case ending, a word must be longer to be matched as a beginning: 'salata' must
 * not match 'salam'.
 */
function beginningsOf(wanted: Wanted, word: QueryWord): Query[] {
  const beginnings = [
    ...(isBeginning(wanted, word) ? [word.folded] : []),
    ...withoutCase(word.folded).filter((bare) => bare.length > SHORTEST_BEGINNING.alone),
  ];
  return beginnings.map((beginning) => match('beginnings', beginning));
}

/**
 * The queries that a single word may match in a tier. They include those of better tiers, since an exact match also matches by its stem.
 */
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

/** The queries that a word may match together with its neighbours: several words written as one, and synonyms. */
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

/**
 * The terms to search for in addition to the word: equivalents count as a synonym match, narrower terms only as much as a match in the
 * description.
 */
const termsOf = (other: OtherWords | undefined, tier: Tier): readonly string[] => [
  ...(reaches(tier, 'synonym') ? (other?.equivalents ?? []) : []),
  ...(reaches(tier, 'described') ? (other?.narrower ?? []) : []),
];

/** Matches documents that match every word at least as well as `tier` requires, either in a text or by a key that the word names. */
export const matchesInTier = (wanted: Wanted, tier: Tier): Query => allOf(wordsInTier(wanted, tier));

/**
 * Matches any tier down to `loosest`, with the score of the best tier that matches. What a stricter tier has matched is left out where the
 * results are the same without it, because the search engine would look it up again for each tier.
 */
export function scoredByTier(wanted: Wanted, loosest: Tier): Query {
  const tiers = TIERS.filter(({ tier }) => reaches(loosest, tier));
  let stricter: Query[][] = [];
  const queries = tiers.flatMap(({ tier, score }) => {
    const words = waysInTier(wanted, tier);
    // Several words may match in different tiers, so a tier needs all ways of each word.
    const left = words.length === 1 ? words.map((ways) => without(stricter.flat(), ways)) : words;
    const isNew = !isDeepStrictEqual(words, stricter);
    stricter = words;
    return isNew ? [worth(score, allOf(left.map(anyOf)))] : [];
  });
  return { dis_max: { queries } };
}

/** Matches the filter with a constant score. */
export const worth = (boost: number, filter: Query): Query => ({ constant_score: { boost, filter } });

/** All words occur in the titles: `closely` by their stems, otherwise also as the beginnings of words. */
export const matchesInTitles = (wanted: Wanted, closely: boolean): Query =>
  allOf(
    wanted.words.map((word) =>
      anyOf([
        match('titles', word.folded),
        ...(!closely && isBeginning(wanted, word) ? [match('beginnings', word.folded)] : []),
      ]),
    ),
  );

/**
 * Matches if at least one of the words matches. Each matching word scores 1 and a little for the best tier in which it does, so that more
 * words come first, and then what a business sells before what it only mentions. Words of up to two letters count only if they are words of
 * the trade, like 'et' and 'un', or if there are no longer ones.
 */
export function matchesPartly(wanted: Wanted, loosest: Tier): Query {
  const tiers = TIERS.filter(({ tier }) => reaches(loosest, tier)).map(({ tier, score }) => ({
    score: 1 + score * LITTLE,
    ways: wordsInTier(wanted, tier),
  }));
  const matching = wanted.words.map(({ folded }, position) => ({
    isTelling: [...folded].length > FILL_WORD || isOfTheTrade(wanted, position),
    query: { dis_max: { queries: tiers.map(({ score, ways }) => worth(score, ways[position]!)) } },
  }));
  const telling = matching.filter(({ isTelling }) => isTelling);
  return { bool: { should: (telling.length > 0 ? telling : matching).map(({ query }) => query) } };
}

/** Whether the tables contain the word as it is written, so that it is not a typing error. */
const isOfTheTrade = ({ keys }: Wanted, position: number): boolean =>
  keys.some(
    (span) =>
      covers(span, position) &&
      (span.other ?? ((span.by === 'name' || span.by === 'form') && span.categoryIds.length > 0)),
  );

/** For each word the queries of which it may match any in a tier. A word of the trade does not match others that only look like it. */
const waysInTier = (wanted: Wanted, tier: Tier): Query[][] =>
  wanted.words.map((word, position) => {
    const named = wanted.keys.filter((span) => covers(span, position) && reaches(tier, NAMED_FROM[span.by]));
    return [
      ...wordAlone(wanted, word, reaches(tier, 'fuzzy') && isOfTheTrade(wanted, position) ? 'prefix' : tier),
      ...(reaches(tier, 'folded') ? wordInSpans(wanted, position, tier) : []),
      ...named.flatMap(withKeys),
      ...(reaches(tier, 'described') ? named.flatMap(withServices) : []),
    ];
  });

/** One query for each word: what it may match in a tier. */
export const wordsInTier = (wanted: Wanted, tier: Tier): Query[] => waysInTier(wanted, tier).map(anyOf);

/** The spans that name a place (with `isNearly` also misspelt places) and do not also name goods: 'çay' is a district, too. */
function placesIn({ keys }: Wanted, isNearly: boolean): KeysOfSpan[] {
  const ofTheTrade = keys.filter(({ other, categoryIds }) => other ?? categoryIds.length > 0);
  return keys.filter(
    ({ by, cityKeys, districtKeys, from, to }) =>
      (by === 'name' || by === 'form' || (isNearly && by === 'nearly')) &&
      cityKeys.length + districtKeys.length > 0 &&
      !ofTheTrade.some((span) => span.from < to && from < span.to),
  );
}

/**
 * Matches businesses that are located where the words say, and do not merely contain the name of that place: 'izmir lokması' is made
 * anywhere.
 */
export function liesThere(wanted: Wanted, loosest: Tier): Query[] {
  const places = placesIn(wanted, reaches(loosest, 'fuzzy')).flatMap(({ cityKeys, districtKeys }) =>
    withKeys({ cityKeys, districtKeys, categoryIds: [], certificateIds: [], serviceAttributeIds: [] }),
  );
  return places.length > 0 ? [anyOf(places)] : [];
}

/**
 * All words except place names occur close together in one text, in any order, so that '5 kg' belongs to the searched product and not to
 * another one.
 */
export function standsTogether(wanted: Wanted): Query[] {
  const places = placesIn(wanted, false);
  const words = wanted.words.filter((_, position) => !places.some((span) => covers(span, position)));
  if (words.length < 2 && !/\d\D/.test(words[0]?.folded ?? '')) return [];
  const apart = words.map(({ folded }) => folded.replace(/(?<=\d)(?=\D)/gu, ' ')).join(' ');
  return [{ match_phrase: { titles: { query: apart, slop: WITHIN_ONE_NAME } } }];
}

/**
 * All words occur in the name or name the place, and at least one is in the name. `closely` matches by stem only; otherwise also
 * beginnings, misspellings and synonyms match.
 */
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
  return places.length > 0 ? allOf([...inNameOrPlace, anyOf(inName)]) : allOf(inName);
}
