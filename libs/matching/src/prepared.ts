import { addressWords, withoutMarks } from '@tedarik/turkish';
import type { ComparableBusiness, ComparablePlace } from './comparable-business.js';
import { bitsOf, namesBranch, significantWords } from './names.js';

/** The number of all businesses, and of those that have each word. A word that is missing counts as being in one. */
export interface WordCounts {
  businesses: number;
  words: ReadonlyMap<string, number>;
}

/** How many businesses share a value. A value that many share is weak evidence. */
export interface Commonness extends WordCounts {
  phones: ReadonlyMap<string, number>;
  sites: ReadonlyMap<string, number>;
  addresses: ReadonlyMap<string, number>;
}

/** A business prepared for comparisons: everything that is derived from its texts, computed once. */
export interface Prepared {
  id: string;
  placeId: string | null;
  /** At most 20 words. */
  words: readonly { text: string; bits: number }[];
  /** The sum over all words. */
  bits: number;
  /** The words without spaces, because some names are written both ways: 'bal evi', 'balevi'. */
  joined: string;
  isBranch: boolean;
  phones: readonly string[];
  site: string | null;
  places: readonly PreparedPlace[];
}

export interface PreparedPlace {
  cityKey: string;
  borough: string | null;
  /** Sorted words and numbers of the address, without the words that all addresses have. */
  address: string;
  addressWords: ReadonlySet<string>;
  /** House and door numbers, in order. */
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

const siteOfBusiness = ({ site, website }: ComparableBusiness): string | null =>
  site === undefined ? siteOf(website) : site;

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

/** The frequencies of values among all businesses, which are needed to prepare each of them. */
export function commonnessOf(businesses: readonly ComparableBusiness[]): Commonness {
  return {
    businesses: businesses.length,
    words: countsOf(businesses, ({ name, nameKey }) => significantWords(name, nameKey)),
    ...contactCountsOf(businesses),
    addresses: addressCountsOf(businesses),
  };
}

/**
 * The same with known word counts. Addresses are counted among `businesses` and `neighbours`; without `neighbours`, each counts as if it were
 * in one business.
 */
export function commonnessAmong(
  businesses: readonly ComparableBusiness[],
  among: WordCounts,
  neighbours?: readonly ComparableBusiness[],
): Commonness {
  const each = new Map([...businesses, ...(neighbours ?? [])].map((business) => [business.id, business]));
  const addresses = neighbours ? addressCountsOf([...each.values()]) : new Map<string, number>();
  return { ...among, ...contactCountsOf(businesses), addresses };
}

const contactCountsOf = (businesses: readonly ComparableBusiness[]) => ({
  phones: countsOf(businesses, ({ phones }) => phones),
  sites: countsOf(businesses, (business) => [siteOfBusiness(business) ?? []].flat()),
});

const addressCountsOf = (businesses: readonly ComparableBusiness[]) =>
  countsOf(businesses, ({ places }) => places.map((place) => preparePlace(place).address));

/** The number of businesses that have each key. */
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
    site: siteOfBusiness(business),
    // Computed lazily, because names and telephone numbers decide most comparisons before places are needed.
    get places() {
      return (places ??= business.places.map(preparePlace));
    },
  };
}
