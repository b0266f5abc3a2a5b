import { addressWords, withoutMarks } from '@tedarik/turkish';
import type { ComparableBusiness, ComparablePlace } from './comparable-business.js';
import { bitsOf, namesBranch, significantWords } from './names.js';

/** Of all businesses: how many they are, and how many of them have a word. A word that is missing is in one of them. */
export interface WordCounts {
  businesses: number;
  words: ReadonlyMap<string, number>;
}

/** How many businesses share what one has: of something that many share, sharing tells little. */
export interface Commonness extends WordCounts {
  phones: ReadonlyMap<string, number>;
  sites: ReadonlyMap<string, number>;
  addresses: Pick<ReadonlyMap<string, number>, 'get'>;
}

/** A business as it is compared: everything that is worked out of its texts, once. */
export interface Prepared {
  id: string;
  placeId: string | null;
  /** At most 20. */
  words: readonly { text: string; bits: number }[];
  /** Of all words. */
  bits: number;
  /** The words without spaces, of which some are written together: 'bal evi', 'balevi'. */
  joined: string;
  isBranch: boolean;
  phones: readonly string[];
  site: string | null;
  places: readonly PreparedPlace[];
}

export interface PreparedPlace {
  cityKey: string;
  borough: string | null;
  /** Words and numbers of the address without what every address has; sorted. */
  address: string;
  addressWords: ReadonlySet<string>;
  /** Numbers of houses and doors, in order. */
  numbers: string;
  latitude: number | null;
  longitude: number | null;
}

/** Sites on which many have a page of their own: the page tells who it is. */
const SHARED_HOSTS =
  /^(?:(?:[\w-]+\.)?(?:instagram|facebook|linkedin|twitter|x|youtube|google|linktr|wa|goo|business)\.(?:com|ee|me|gl|site)|sites\.google\.com|g\.page)$/;
/** 'https://www.ege.com/tr?x' -> 'ege.com'; of a shared host with its page: 'instagram.com/ege'. Null for no address. */
export function siteOf(website: string | null): string | null {
  if (!website) return null;
  const [, host = '', path = ''] =
    /^(?:https?:\/\/)?(?:www\.|m\.)?([^/?#\s]+\.[^/?#\s]+)([^?#\s]*)/i.exec(website.trim()) ?? [];
  if (!host) return null;
  const name = withoutMarks(host);
  if (!SHARED_HOSTS.test(name)) return name;
  const page = withoutMarks(path).replace(/\/+$/, '');
  return page ? name + page : null;
}

export function preparePlace({ address, cityKey, borough, latitude, longitude }: ComparablePlace): PreparedPlace {
  const own = addressWords({ address, cityKey, borough });
  const boroughKey = borough ? withoutMarks(borough) : null;
  const isNumber = (word: string) => /^\d/.test(word);
  return {
    cityKey,
    borough: boroughKey,
    address: [cityKey, ...own.toSorted()].join(' '),
    addressWords: new Set(own.filter((word) => !isNumber(word))),
    numbers: own.filter(isNumber).join('/'),
    latitude,
    longitude,
  };
}

const MOST_WORDS = 20;

/** What all businesses have in common, for preparing each of them. */
export function commonnessOf(businesses: readonly ComparableBusiness[]): Commonness {
  return {
    businesses: businesses.length,
    words: countsOf(businesses, ({ name, nameKey }) => significantWords(name, nameKey)),
    ...contactCountsOf(businesses),
    addresses: addressCountsOf(businesses),
  };
}

/** The same where the counts of words are known already. Addresses are counted once two are alike, which is seldom. */
export function commonnessAmong(businesses: readonly ComparableBusiness[], among: WordCounts): Commonness {
  let addresses: ReadonlyMap<string, number> | undefined;
  const lazily = { get: (address: string) => (addresses ??= addressCountsOf(businesses)).get(address) };
  return { ...among, ...contactCountsOf(businesses), addresses: lazily };
}

const contactCountsOf = (businesses: readonly ComparableBusiness[]) => ({
  phones: countsOf(businesses, ({ phones }) => phones),
  sites: countsOf(businesses, ({ website }) => [siteOf(website) ?? []].flat()),
});

const addressCountsOf = (businesses: readonly ComparableBusiness[]) =>
  countsOf(businesses, ({ places }) => places.map((place) => preparePlace(place).address));

/** How many of the businesses have each key. */
function countsOf(
  businesses: readonly ComparableBusiness[],
  keysOf: (business: ComparableBusiness) => readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const business of businesses) {
    for (const key of new Set(keysOf(business))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

export function prepare(business: ComparableBusiness, { businesses, words }: Commonness): Prepared {
  const significant = significantWords(business.name, business.nameKey).slice(0, MOST_WORDS);
  let places: readonly PreparedPlace[] | undefined;
  const weighed = significant.map((text) => ({ text, bits: bitsOf(text, words.get(text) ?? 1, businesses) }));
  return {
    id: business.id,
    placeId: business.placeId,
    words: weighed,
    bits: weighed.reduce((sum, { bits }) => sum + bits, 0),
    joined: significant.join(''),
    isBranch: namesBranch(significant),
    phones: business.phones,
    site: siteOf(business.website),
    // Names and telephones decide most comparisons before anybody looks at places.
    get places() {
      return (places ??= business.places.map(preparePlace));
    },
  };
}
