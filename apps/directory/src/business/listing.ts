import type { BusinessStatus } from '@tedarik/events';
import { matchKeysOf } from '@tedarik/matching';
import { foldedWords, inIstanbul, slugify } from '@tedarik/turkish';
import { cityName } from '@tedarik/turkish/places';
import { ALL_PUBLIC } from '../hits.js';
import { isPublic, type Business } from './business.js';
import { comparable } from './comparable.js';
import { placeKeysOf } from './place-keys.js';

/** Derived fields for the indexes of lists, the reduced search and the counts. Recomputed from the business at each write. */
export interface Listing {
  /**
   * 'all', the ids of categories and service attributes, and the places (`city:istanbul`, `district:k:istanbul/fatih`) while the business
   * is public; empty while it is hidden, so that no list contains it.
   */
  lists: string[];
  /** Slug of the name, which the addresses of the former site contained; null while hidden. */
  nameSlug: string | null;
  /** Folded words of name, categories, cities, boroughs and products; empty while hidden. */
  words: string[];
  /** Four-digit year of establishment, for sorting; null for any other text. */
  establishedYear: number | null;
  /** Keys under which a public business is counted, e.g. `city:istanbul`. */
  countedUnder: string[];
  /** Its status, or null once it is deleted. Every list of the back office filters by it. */
  standing: BusinessStatus | null;
  /**
   * Folded words of name, description and cities, which the back office searches. Names of categories are not included: they are looked up
   * by id.
   */
  managedWords: string[];
  /** Map cells and addresses of its locations, by which imports recognise it; empty once it is deleted. */
  placeKeys: string[];
  /**
   * Telephone numbers, website and words of the name, by which imports and the search for duplicates find similar businesses; empty once it
   * is deleted.
   */
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

/** The fields that lists of the back office use; empty for a deleted business. */
function managedListingOf(business: Business): Pick<Listing, 'standing' | 'managedWords'> {
  if (business.deletedAt) return { standing: null, managedWords: [] };
  const texts = [business.name, business.description, ...business.locations.map(({ city }) => city)];
  return { standing: business.status, managedWords: [...new Set(texts.flatMap(foldedWords))] };
}

function wordsOf({ name, locations, productNames }: Business, categoryNames: readonly string[]): string[] {
  const places = locations.flatMap(({ city, borough }) => (borough ? [city, borough] : [city]));
  const texts = [...new Set([name, ...categoryNames, ...places, ...productNames])];
  return [...new Set(texts.flatMap(foldedWords))].slice(0, MOST_WORDS);
}

/** DATA-16: the year if the text is four digits, from 1000 to the year of the write; else null. */
function yearOf({ established, updatedAt }: Business): number | null {
  const year = /^\d{4}$/.test(established ?? '') ? Number(established) : 0;
  return year >= 1000 && year <= inIstanbul(updatedAt).getUTCFullYear() ? year : null;
}

/** A business counts once per category, city and district, however many of its locations lie there. */
function countKeysOf(business: Business): string[] {
  const { categoryIds, locations } = business;
  const spellings = locations.flatMap(({ cityKey, city, country }) =>
    // Spellings are counted only for cities without an official name.
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
