import type { BusinessStatus } from '@tedarik/events';
import { matchKeysOf } from '@tedarik/matching';
import { foldedWords, slugify } from '@tedarik/turkish';
import { cityName } from '@tedarik/turkish/places';
import { ALL_PUBLIC } from '../hits.js';
import { isPublic, type Business } from './business.js';
import { comparable } from './comparable.js';
import { placeKeysOf } from './place-keys.js';

/** What the indexes of lists, the reduced search and the counts look at: worked out from the business at each write. */
export interface Listing {
  /**
   * 'all', the ids of categories and service attributes, and the places (`city:istanbul`, `district:k:istanbul/fatih`) while the business is public,
   * else nothing: lists never meet a hidden business.
   */
  lists: string[];
  /** Slug of the name, which the former site had in its addresses; null while hidden. */
  nameSlug: string | null;
  /** Folded words of name, categories, cities, boroughs and products; none while hidden. */
  words: string[];
  /** Four-digit year of establishment, for sorting; null for any other text. */
  establishedYear: number | null;
  /** Keys under which a public business counts, e.g. `city:istanbul`: what is added up. */
  countedUnder: string[];
  /** Its status while it is not deleted: what every list of the back office looks at. */
  standing: BusinessStatus | null;
  /** Folded words of name, description and cities: what the back office searches. Names of categories are looked up by id. */
  managedWords: string[];
  /** Cells of the map and addresses of its locations, by which imports find it again; none once it is deleted. */
  placeKeys: string[];
  /** Telephones, site and words of the name, by which imports find what may be the same; none once it is deleted. */
  matchKeys: string[];
}

export const LISTING_FIELDS = [
  'lists',
  'nameSlug',
  'words',
  'establishedYear',
  'countedUnder',
  'standing',
  'managedWords',
  'placeKeys',
  'matchKeys',
] as const satisfies (keyof Listing)[];
export const listOfCity = (cityKey: string): string => `city:${cityKey}`;
export const listOfDistrictKey = (districtKey: string): string => `district:${districtKey}`;
const MOST_WORDS = 150;

/** `categoryNames` are the names of the business's own categories. */
export function listingOf(business: Business, categoryNames: readonly string[]): Listing {
  const establishedYear = yearOf(business);
  const keys = business.deletedAt
    ? { placeKeys: [], matchKeys: [] }
    : { placeKeys: placeKeysOf(business.locations), matchKeys: matchKeysOf(comparable(business)) };
  const managed = managedListingOf(business);
  if (!isPublic(business))
    return { lists: [], nameSlug: null, words: [], establishedYear, countedUnder: [], ...keys, ...managed };
  return {
    lists: [ALL_PUBLIC, ...business.categoryIds, ...business.serviceAttributeIds, ...placesOf(business)],
    nameSlug: slugify(business.name),
    words: wordsOf(business, categoryNames),
    establishedYear,
    countedUnder: countKeysOf(business),
    ...keys,
    ...managed,
  };
}

/** What the back office's lists look at; nothing of a deleted business. */
export function managedListingOf(business: Business): Pick<Listing, 'standing' | 'managedWords'> {
  if (business.deletedAt) return { standing: null, managedWords: [] };
  const texts = [business.name, business.description, ...business.locations.map(({ city }) => city)];
  return { standing: business.status, managedWords: [...new Set(texts.flatMap(foldedWords))] };
}

function wordsOf({ name, locations, productNames }: Business, categoryNames: readonly string[]): string[] {
  const places = locations.flatMap(({ city, borough }) => (borough ? [city, borough] : [city]));
  const texts = [...new Set([name, ...categoryNames, ...places, ...productNames])];
  return [...new Set(texts.flatMap(foldedWords))].slice(0, MOST_WORDS);
}

/** DATA-16: four digits, from 1000 to the year of the write. */
function yearOf({ established, updatedAt }: Business): number | null {
  const year = /^\d{4}$/.test(established ?? '') ? Number(established) : 0;
  return year >= 1000 && year <= updatedAt.getUTCFullYear() ? year : null;
}

/** A business counts once per category, city and district, however many of its locations lie there. */
function countKeysOf(business: Business): string[] {
  const { categoryIds, locations } = business;
  const spellings = locations.flatMap(({ cityKey, city, country }) =>
    // The spelling counts only where no official name decides.
    cityName(cityKey) ? [] : [`spelling:${JSON.stringify([cityKey, city, country])}`],
  );
  return [...new Set([...categoryIds.map((id) => `category:${id}`), ...placesOf(business), ...spellings])];
}

/** Each city and district once, however many of the locations lie there. */
function placesOf({ locations }: Business): string[] {
  const places = locations.flatMap(({ cityKey, districtKeys }) => [
    listOfCity(cityKey),
    ...districtKeys.map(listOfDistrictKey),
  ]);
  return [...new Set(places)];
}
