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
import { type Leaving, LONGEST_QUERY, queryWords } from './query-words.js';

type Query = estypes.QueryDslQueryContainer;

/** WGS 84 degrees. */
export interface GeoPoint {
  lat: number;
  lon: number;
}

/** A part of the map, in degrees; none reaches over the date line. */
export interface MapArea {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Orders of a list. `relevance` without a text is `rating`, and so is `nearest` without a place to be near. */
export type BusinessOrder = 'relevance' | 'rating' | 'name' | 'newest' | 'added' | 'nearest';

export interface BusinessSearch extends Leaving {
  /** As the visitor typed it; '' for all. Only its first 100 characters count, and only as words. */
  text: string;
  /** What `keysOfWords(queryWords(text, tables), tables)` found. */
  keys: readonly KeysOfSpan[];
  /** Default `closely`. */
  match?: Match;
  /** Whether the text is still being typed: its words may be beginnings, however short. */
  typing?: boolean;
  /** Chosen categories, any of them; none chosen means all. */
  categoryIds: readonly string[];
  /** Chosen service attributes: those that have all of them. */
  serviceAttributeIds?: readonly string[];
  /** Those that hold all of these kinds of certificates at `moment`. */
  certificateIds?: readonly string[];
  /** Those with at least this mean of reviews. */
  ratedAtLeast?: number;
  /** Those that are open at `moment`. */
  openNow?: boolean;
  /** With it the answer also counts who is open, by certificate and by rating. */
  moment?: Moment;
  /** Some of these only, by their ids. */
  among?: readonly string[];
  /** Those with a location in this city only. */
  cityKey?: string;
  /** Those with a location in this district only: any of its keys. */
  districtKeys?: readonly string[];
  sort: BusinessOrder;
  /** Where distances are measured from. */
  near?: GeoPoint;
  /** Those with a place at most so many metres from there only. */
  within?: number;
  /** Those with a place in this part of the map only. */
  area?: MapArea;
  /** From 1. */
  page: number;
  pageSize: number;
  /** False for the page alone: nothing is counted, the total neither. That is for whoever knows or needs no counts. */
  counted?: boolean;
}

// More than there are categories, or one that is left out would count as empty.
const MOST_FACETS = 10_000;
/** Ratings to choose from: so many stars and more. */
export const RATINGS = [4, 3] as const;
const WHOLE_NAME = 64;
const CONTACT = 128;
// Together less than the least step from tier to tier that one list can have.
const THERE = 1;
const TOGETHER = 0.8;
const IN_NAME = 0.5;
const NEARLY_IN_NAME = 0.25;
const CLOSE_WORD = 0.1;

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

/** Scores decide the tier first (64 to 1), place, product and name inside it, and a name that is the whole text above all. */
function scored(text: string, wanted: Wanted, loosest: Tier): Query {
  return {
    bool: {
      must: [scoredByTier(wanted, loosest)],
      should: [
        ...liesThere(wanted, loosest).map((query) => worth(THERE, query)),
        ...standsTogether(wanted).map((query) => worth(TOGETHER, query)),
        // One word of little worth hides how well the others match.
        ...(wanted.words.length > 1 ? wordsInTier(wanted, 'folded').map((query) => worth(CLOSE_WORD, query)) : []),
        worth(IN_NAME, matchesInName(wanted, true)),
        worth(NEARLY_IN_NAME, matchesInName(wanted, false)),
        worth(WHOLE_NAME, { term: { nameKey: nameKey(text.slice(0, LONGEST_QUERY)) } }),
      ],
    },
  };
}

function queryOf({ text, keys, stopWords, sort, typing, match = 'closely' }: BusinessSearch): Query {
  if (!text.trim()) return { match_all: {} };
  const words = queryWords(text, { stopWords });
  if (words.length === 0) return { match_none: {} };
  const wanted = { words, keys, typing };
  const loosest = LOOSEST[match];
  if (match === 'partly') return matchesPartly(wanted, loosest);
  // The loosest tier holds what any tier holds.
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

/** The text, what was chosen beside categories, and the place or how far around: these narrow what is counted per category too. */
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

/** In any of the chosen categories; none chosen means all. */
export const inAnyOf = (categoryIds: readonly string[]): Query[] =>
  categoryIds.length > 0 ? [{ terms: { categoryIds: [...categoryIds] } }] : [];

/** By the nearest of a business's places; one that nobody has put on a map stands last. */
export const byDistance = ({ lat, lon }: GeoPoint): estypes.SortCombinations => ({
  _geo_distance: { points: { lat, lon }, order: 'asc', unit: 'm', mode: 'min' },
});

function sortOf({ sort, near, text }: BusinessSearch): estypes.Sort {
  if (sort === 'nearest') return near ? [byDistance(near), ...BEST_RATED] : BEST_RATED;
  return SORTS[sort === 'relevance' && !text.trim() ? 'rating' : sort];
}

/** A business holds each kind of certificate once, so that certificates in force count businesses. */
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
 * Body of the one request behind a list: a page of cards, the exact total, per category how many match everything
 * but the category choice, and per service attribute how many match everything and have it; with a moment also who is
 * open, per certificate and per rating. For `businesses-public`;
 * answers go through `parseBusinessSearch`.
 */
export function searchBusinesses(search: BusinessSearch): estypes.SearchRequest {
  const { categoryIds, page, pageSize, counted = true } = search;
  const inCategories = inAnyOf(categoryIds);
  const query = narrowed(search);
  return {
    sort: sortOf(search),
    from: (page - 1) * pageSize,
    size: pageSize,
    _source: ['card', ...(search.text ? ['productNames'] : [])],
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
      // Counted before the choice of categories.
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
