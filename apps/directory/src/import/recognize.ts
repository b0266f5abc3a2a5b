import type { ImportedMatch } from '@tedarik/commands';
import { significantWords } from '@tedarik/matching';
import { addressWithCity } from '@tedarik/turkish';
import { metresBetween } from '../business/distance.js';
import type { Location } from '../business/location.js';
import { isStreetKey } from '../business/place-keys.js';
import { isNearlySameName } from './nearly-same-name.js';
import { NEARLY_SAME_NAME_METRES, type SoughtRow } from './sought-row.js';

/** What is read of each business that an index finds for a row. Most of them cannot be one of the rows, which this suffices to tell. */
export interface FoundBusiness {
  id: string;
  nameKey: string;
  placeId: string | null;
  placeKeys: string[];
  matchKeys?: string[];
  importIds?: string[];
}

/** The fields of an existing business by which a row is recognised. */
export interface RecognizableBusiness extends FoundBusiness {
  slug: string;
  name: string;
  locations: Pick<Location, 'address' | 'city' | 'cityKey' | 'latitude' | 'longitude' | 'isHeadquarters'>[];
}

/** The keys by which possibly matching businesses are searched for. */
export interface LookupKeys {
  placeIds: string[];
  nameKeys: string[];
  placeKeys: string[];
  /**
   * Keys that match only businesses without a place id: their rows have a place id, and records with different place ids are different
   * places.
   */
  placeKeysWithoutPlaceId: string[];
}

/** Businesses with the same name are the same when they are at most this far apart. */
const SAME_NAME_METRES = 100;

export function lookupKeysOf(rows: readonly SoughtRow[]): LookupKeys {
  const ofAll = new Set<string>();
  const ofPlaces = new Set<string>();
  for (const { placeId, placeKeys } of rows) {
    for (const key of placeKeys) (placeId === null ? ofAll : ofPlaces).add(key);
  }
  return {
    placeIds: distinct(rows.flatMap(({ placeId }) => placeId ?? [])),
    nameKeys: distinct(rows.map(({ nameKey }) => nameKey)),
    placeKeys: [...ofAll],
    placeKeysWithoutPlaceId: [...ofPlaces].filter((key) => !ofAll.has(key)),
  };
}

/** Ids of the businesses of which `recognizer` may choose one for a row: they have its place id, its name, or nearly its name nearby. */
export function recognizable(rows: readonly SoughtRow[], businesses: readonly FoundBusiness[]): string[] {
  const placeIds = new Set(rows.flatMap(({ placeId }) => placeId ?? []));
  const nameKeys = new Set(rows.map(({ nameKey }) => nameKey));
  const rowsNear = groupBy(rows, ({ placeKeys }) => placeKeys);
  const isNearNearlySameName = ({ nameKey, placeKeys }: FoundBusiness) => {
    const near = new Set(placeKeys.flatMap((key) => rowsNear.get(key) ?? []));
    if (near.size === 0) return false;
    const own = significantWords(nameKey, nameKey);
    return [...near].some(({ words }) => isNearlySameName(words, own));
  };
  const isMeant = (business: FoundBusiness) =>
    (business.placeId !== null && placeIds.has(business.placeId)) ||
    nameKeys.has(business.nameKey) ||
    isNearNearlySameName(business);
  return businesses.filter(isMeant).map(({ id }) => id);
}

/**
 * Returns a function that decides which of the businesses (sorted oldest first) a row is: the one with its place id; else one with its name
 * at this place; else one with nearly its name at this place; else, as a branch, one with its name elsewhere. Two different place ids are
 * never the same place, whatever the names. The function returns undefined for a new business.
 */
export function recognizer(businesses: readonly RecognizableBusiness[]): (row: SoughtRow) => ImportedMatch | undefined {
  const byPlaceId = new Map(businesses.map((business) => [business.placeId, business]));
  const byName = groupBy(businesses, (business) => [business.nameKey]);
  const byPlaceKey = groupBy(businesses, ({ placeKeys }) => placeKeys);

  return (row) => {
    const samePlaceId = row.placeId ? byPlaceId.get(row.placeId) : undefined;
    if (samePlaceId) return matchOf('duplicate', 'place-id', samePlaceId);

    const { place, placeKeys: nearby } = row;
    const address = nearby.find(isStreetKey);
    const isThere = ({ placeKeys, locations }: RecognizableBusiness, metres: number) =>
      (address !== undefined && placeKeys.includes(address)) ||
      locations.some((location) => metresBetween(location, place) <= metres);
    const isOtherPlace = ({ placeId }: RecognizableBusiness) => placeId !== null && row.placeId !== null;
    const namesakes = byName.get(row.nameKey) ?? [];
    const same = namesakes.find((other) => !isOtherPlace(other) && isThere(other, SAME_NAME_METRES));
    if (same) return matchOf('duplicate', 'name', same);

    const neighbours = nearby.flatMap((key) => byPlaceKey.get(key) ?? []);
    const nearlySame = neighbours.find(
      (other) =>
        !isOtherPlace(other) &&
        // Most are only in a map cell nearby; comparing their names takes longer than comparing distances.
        isThere(other, NEARLY_SAME_NAME_METRES) &&
        isNearlySameName(row.words, significantWords(other.name, other.nameKey)),
    );
    if (nearlySame) return matchOf('duplicate', 'nearness', nearlySame);

    const [namesake] = namesakes;
    return namesake && matchOf('branch', 'name', namesake);
  };
}

export function matchOf(
  kind: ImportedMatch['kind'],
  by: ImportedMatch['by'],
  { id, slug, name, locations }: Pick<RecognizableBusiness, 'id' | 'slug' | 'name' | 'locations'>,
): ImportedMatch {
  const headquarters = locations.find(({ isHeadquarters }) => isHeadquarters);
  return {
    kind,
    by,
    businessId: id,
    slug,
    name,
    address: headquarters ? addressWithCity(headquarters) : '',
    probability: null,
    reasons: [],
  };
}

export const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

function groupBy<T>(values: readonly T[], keysOf: (value: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    for (const key of keysOf(value)) {
      const group = groups.get(key);
      if (group) group.push(value);
      else groups.set(key, [value]);
    }
  }
  return groups;
}
