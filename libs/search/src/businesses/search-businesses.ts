import type { estypes } from '@elastic/elasticsearch';
import { nameKey } from '@tedarik/turkish';
import { contactKey } from './contacts.js';
import { holdsAnyOf, inForceOn } from './held-certificates.js';
import type { KeysOfSpan } from './keys-of-words.js';
import {
  alternativesOf,
  liesThere,
  matchesInName,
  matchesInTier,
  matchesPartly,
  scoredByTier,
  standsTogether,
  type Tier,
  type Wanted,
  wordsInTier,
  worth,
} from './match-tiers.js';
import { LOOSEST, type Match } from './matches.js';
import type { Moment } from './moment.js';
import { type IgnoredWords, LONGEST_QUERY, queryWords } from './query-words.js';

type Query = estypes.QueryDslQueryContainer;

/** WGS 84 degrees. */
export interface GeoPoint {
  lat: number;
  lon: number;
}

/** A part of the map in WGS 84 degrees. It does not cross the date line. */
export interface MapArea {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Orders of a list. `relevance` without a text means `rating`, and so does `nearest` without `near`. */
export type BusinessOrder = 'relevance' | 'rating' | 'name' | 'newest' | 'added' | 'nearest';

export interface BusinessSearch extends IgnoredWords {
  /** As the visitor typed it; '' for all. Only its first 100 characters are used, as plain words without operators. */
  text: string;
  /** The result of `keysOfWords(queryWords(text, tables), tables)`. */
  keys: readonly KeysOfSpan[];
  /** Default `closely`. */
  match?: Match;
  /** Whether the text is still being typed, so that its words may be beginnings, however short. */
  typing?: boolean;
  /** Only businesses in any of these categories; empty means all. */
  categoryIds: readonly string[];
  /** Only businesses that have all of these service attributes. */
  serviceAttributeIds?: readonly string[];
  /** Only businesses that hold all of these kinds of certificates at `moment`. */
  certificateIds?: readonly string[];
  /** Only businesses with at least this average rating. */
  ratedAtLeast?: number;
  /** Only businesses that are open at `moment`. */
  openNow?: boolean;
  /** If given, the response also counts businesses that are open, and those per certificate and per rating. */
  moment?: Moment;
  /** Only businesses with one of these ids. */
  among?: readonly string[];
  /** Only businesses with a location in this city. */
  cityKey?: string;
  /** Only businesses with a location in this district, given by its keys. */
  districtKeys?: readonly string[];
  sort: BusinessOrder;
  /** The point from which distances are measured. */
  near?: GeoPoint;
  /** Only businesses with a location at most this many metres from `near`. */
  within?: number;
  /** Only businesses with a location in this part of the map. */
  area?: MapArea;
  /** From 1. */
  page: number;
  pageSize: number;
  /** False requests the page without any counts or total, for a caller that has them already or does not need them. */
  counted?: boolean;
}

// Must exceed the number of categories, because one that is left out would seem to have no businesses.
const MOST_FACETS = 10_000;
/** Values of the rating filter: at least this many stars. */
export const RATINGS = [4, 3] as const;
const WHOLE_NAME = 64;
const CONTACT = 128;
// Bonuses within a tier. Their sum must be less than the smallest step between two tiers that can be in one list.
const THERE = 1;
const TOGETHER = 0.8;
const IN_NAME = 0.5;
const NEARLY_IN_NAME = 0.25;
const CLOSE_WORD = 0.1;
/** For each word if only some match: with what `matchesPartly` adds, less than one word for twelve. */
const A_WORD_IN_NAME = 0.01;

export const BEST_RATED: estypes.SortCombinations[] = [
  { rating: 'desc' },
  { reviewCount: 'desc' },
  { sortKey: 'asc' },
  { id: 'asc' },
];
const SORTS: Record<Exclude<BusinessOrder, 'nearest'>, estypes.Sort> = {
  relevance: [{ _score: { order: 'desc' } }, ...BEST_RATED],
  rating: BEST_RATED,
  name: [{ sortKey: 'asc' }, { id: 'asc' }],
  newest: [{ establishedYear: { order: 'desc', missing: '_last' } }, { createdAt: 'desc' }, { id: 'asc' }],
  added: [{ createdAt: 'desc' }, { id: 'asc' }],
};

/**
 * Scores decide by tier first (64 to 1), within a tier by place, product and name. A name that equals the whole text comes before
 * everything.
 */
function scored(text: string, wanted: Wanted, loosest: Tier): Query {
  return {
    bool: {
      must: [scoredByTier(wanted, loosest)],
      should: [
        ...liesThere(wanted, loosest).map((query) => worth(THERE, query)),
        ...standsTogether(wanted).map((query) => worth(TOGETHER, query)),
        // The tier is that of the worst word; this rewards documents whose other words match well.
        ...(wanted.words.length > 1 ? wordsInTier(wanted, 'folded').map((query) => worth(CLOSE_WORD, query)) : []),
        worth(IN_NAME, matchesInName(wanted, true)),
        worth(NEARLY_IN_NAME, matchesInName(wanted, false)),
        worth(WHOLE_NAME, { term: { nameKey: nameKey(text.slice(0, LONGEST_QUERY)) } }),
      ],
    },
  };
}

/**
 * Whether the span names a region. While a name is typed, it is a word like any other: a region has so many businesses that those in it
 * would hide 'Karadeniz Pide' in another city.
 */
const namesRegion = ({ by, cityKeys }: KeysOfSpan): boolean => (by === 'name' || by === 'form') && cityKeys.length > 1;

function queryOf({ text, keys, stopWords, sort, typing, match = 'closely' }: BusinessSearch): Query {
  if (!text.trim()) return { match_all: {} };
  const words = queryWords(text, { stopWords });
  if (words.length === 0) return { match_none: {} };
  const wanted = { words, keys: typing ? keys.filter((span) => !namesRegion(span)) : keys, typing };
  const loosest = LOOSEST[match];
  if (match === 'partly') {
    const inName = words.map(({ folded }) => worth(A_WORD_IN_NAME, { match: { name: folded } }));
    return { bool: { must: [matchesPartly(wanted, loosest)], should: inName } };
  }
  // The loosest tier includes the matches of all tiers.
  const queries = alternativesOf(wanted).map((one) =>
    sort === 'relevance' ? scored(text, one, loosest) : matchesInTier(one, loosest),
  );
  const said = (queries.length === 1 && queries[0]) || { dis_max: { queries } };
  const contact = contactKey(text.slice(0, LONGEST_QUERY));
  const query = contact ? { bool: { should: [said, worth(CONTACT, { term: { contacts: contact } })] } } : said;
  return sort === 'relevance' ? query : { bool: { filter: [query] } };
}

const ratedAtLeast = (rating: number): Query => ({ range: { rating: { gte: rating } } });
const openAt = ({ minuteOfWeek }: Moment): Query => ({ term: { openMinutes: minuteOfWeek } });

const liesIn = ({ west, south, east, north }: MapArea): Query => ({
  geo_bounding_box: { points: { left: west, bottom: south, right: east, top: north } },
});

/** The text and all filters except the categories. The counts per category are also limited to these. */
export function narrowed(search: BusinessSearch): Query {
  const {
    serviceAttributeIds = [],
    certificateIds = [],
    moment,
    among,
    cityKey,
    districtKeys,
    near,
    within,
    area,
  } = search;
  const filter: Query[] = [
    ...serviceAttributeIds.map((id) => ({ term: { serviceAttributeIds: id } })),
    ...(moment ? certificateIds.map((id) => holdsAnyOf([id], inForceOn(moment.day))) : []),
    ...(moment && search.openNow ? [openAt(moment)] : []),
    ...(search.ratedAtLeast ? [ratedAtLeast(search.ratedAtLeast)] : []),
    ...(among ? [{ terms: { id: [...among] } }] : []),
    ...(cityKey ? [{ term: { cityKeys: cityKey } }] : []),
    ...(districtKeys ? [{ terms: { districtKeys: [...districtKeys] } }] : []),
    ...(near && within ? [{ geo_distance: { distance: `${within}m`, points: near } }] : []),
    ...(area ? [liesIn(area)] : []),
  ];
  return filter.length > 0 ? { bool: { must: [queryOf(search)], filter } } : queryOf(search);
}

/** In any of the chosen categories; empty means all. */
export const inAnyOf = (categoryIds: readonly string[]): Query[] =>
  categoryIds.length > 0 ? [{ terms: { categoryIds: [...categoryIds] } }] : [];

/** Sorts by the distance to the nearest location of a business; businesses without coordinates come last. */
export const byDistance = ({ lat, lon }: GeoPoint): estypes.SortCombinations => ({
  _geo_distance: { points: { lat, lon }, order: 'asc', unit: 'm', mode: 'min' },
});

function sortOf({ sort, near, text }: BusinessSearch): estypes.Sort {
  if (sort === 'nearest') return near ? [byDistance(near), ...BEST_RATED] : BEST_RATED;
  return SORTS[sort === 'relevance' && !text.trim() ? 'rating' : sort];
}

/** A business holds each kind of certificate only once, so counting valid certificates counts businesses. */
const countedAt = (moment: Moment): Record<string, estypes.AggregationsAggregationContainer> => ({
  open: { filter: openAt(moment) },
  ratings: { filters: { filters: Object.fromEntries(RATINGS.map((rating) => [rating, ratedAtLeast(rating)])) } },
  certificates: {
    nested: { path: 'certificates' },
    aggs: {
      inForce: {
        filter: inForceOn(moment.day),
        aggs: { kinds: { terms: { field: 'certificates.id', size: MOST_FACETS } } },
      },
    },
  },
});

/**
 * Body of the single request behind a list: a page of cards, the exact total, the number of matches per category (ignoring the category
 * filter), and per service attribute (with all filters). With `moment`, also how many are open, and the numbers per certificate and per
 * rating. Send it to the `businesses-public` alias; parse the response with `parseBusinessSearch`.
 */
export function searchBusinesses(search: BusinessSearch): estypes.SearchRequest {
  const { categoryIds, page, pageSize, counted = true } = search;
  const inCategories = inAnyOf(categoryIds);
  const query = narrowed(search);
  return {
    sort: sortOf(search),
    from: (page - 1) * pageSize,
    size: pageSize,
    _source: ['card', ...(search.text && !search.typing ? ['productNames'] : [])],
    ...(counted
      ? { query, ...countedIn(search, inCategories) }
      : { query: { bool: { must: [query], filter: inCategories } }, track_total_hits: false }),
  };
}

function countedIn({ moment }: BusinessSearch, [inCategories]: Query[]): estypes.SearchRequest {
  return {
    ...(inCategories && { post_filter: inCategories }),
    track_total_hits: true,
    aggs: {
      // Counted without the category filter.
      found: { filter: { match_all: {} } },
      categories: { terms: { field: 'categoryIds', size: MOST_FACETS } },
      chosen: {
        filter: inCategories ?? { match_all: {} },
        aggs: {
          services: { terms: { field: 'serviceAttributeIds', size: MOST_FACETS } },
          ...(moment && countedAt(moment)),
        },
      },
    },
  };
}
