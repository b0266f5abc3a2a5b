import type { ImportedMatch, MatchBusinesses, RequestOf } from '@tedarik/commands';
import { significantWords } from '@tedarik/matching';
import { addressWithCity, nameKey } from '@tedarik/turkish';
import { cityKeyOf } from '@tedarik/turkish/places';
import { metresBetween } from '../business/distance.js';
import { coordinates, type Location } from '../business/location.js';
import { isStreetKey, streetKey, placeKeysNear, type Whereabouts } from '../business/place-keys.js';
import { isNearlySameName } from './nearly-same-name.js';

/** A row of an import that is searched for in the directory. */
export type SoughtRow = RequestOf<typeof MatchBusinesses>['businesses'][number];

/** The fields of an existing business by which a row is recognised. */
export interface RecognizableBusiness {
  id: string;
  slug: string;
  name: string;
  nameKey: string;
  placeId: string | null;
  placeKeys: string[];
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
/** Businesses with nearly the same name are the same when they are at most this far apart. */
const NEARLY_SAME_NAME_METRES = 75;

export function lookupKeysOf(rows: readonly SoughtRow[]): LookupKeys {
  const ofAll = new Set<string>();
  const ofPlaces = new Set<string>();
  for (const row of rows) {
    // Street keys search all businesses, because the number of businesses at an address is needed.
    for (const key of placeKeysOfRow(row)) (row.placeId === null || isStreetKey(key) ? ofAll : ofPlaces).add(key);
  }
  return {
    placeIds: distinct(rows.flatMap(({ placeId }) => placeId ?? [])),
    nameKeys: distinct(rows.map(({ name }) => nameKey(name))),
    placeKeys: [...ofAll],
    placeKeysWithoutPlaceId: [...ofPlaces].filter((key) => !ofAll.has(key)),
  };
}

const keysOfRows = new WeakMap<SoughtRow, string[]>();

/** Keys of the places nearby where the row's business may be found. Cached, because they are needed several times. */
export function placeKeysOfRow(row: SoughtRow): string[] {
  const keys = keysOfRows.get(row) ?? placeKeysNear(whereaboutsOf(row), NEARLY_SAME_NAME_METRES);
  keysOfRows.set(row, keys);
  return keys;
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

    const place = whereaboutsOf(row);
    const address = streetKey(place);
    const isThere = ({ placeKeys, locations }: RecognizableBusiness, metres: number) =>
      (address !== undefined && placeKeys.includes(address)) ||
      locations.some((location) => metresBetween(location, place) <= metres);
    const isOtherPlace = ({ placeId }: RecognizableBusiness) => placeId !== null && row.placeId !== null;
    const namesakes = byName.get(nameKey(row.name)) ?? [];
    const same = namesakes.find((other) => !isOtherPlace(other) && isThere(other, SAME_NAME_METRES));
    if (same) return matchOf('duplicate', 'name', same);

    const words = significantWords(row.name);
    const neighbours = placeKeysOfRow(row).flatMap((key) => byPlaceKey.get(key) ?? []);
    const nearlySame = neighbours.find(
      (other) =>
        !isOtherPlace(other) &&
        isNearlySameName(words, significantWords(other.name, other.nameKey)) &&
        isThere(other, NEARLY_SAME_NAME_METRES),
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

const whereaboutsOf = (row: SoughtRow): Whereabouts => ({
  address: row.address,
  cityKey: cityKeyOf(row.city),
  ...coordinates(row),
});

export const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

export function groupBy<T>(values: readonly T[], keysOf: (value: T) => readonly string[]): Map<string, T[]> {
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
