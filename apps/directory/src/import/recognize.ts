import type { ImportedMatch, MatchBusinesses, RequestOf } from '@tedarik/commands';
import { significantWords } from '@tedarik/matching';
import { fold, nameKey } from '@tedarik/turkish';
import { cityKeyOf } from '@tedarik/turkish/places';
import { metresBetween } from '../business/distance.js';
import { coordinates, type Location } from '../business/location.js';
import { isStreetKey, streetKey, placeKeysNear, type Whereabouts } from '../business/place-keys.js';
import { isNearlySameName } from './nearly-same-name.js';

/** A row of an import that is looked for in the directory. */
export type SoughtRow = RequestOf<typeof MatchBusinesses>['businesses'][number];

/** What a row may be recognised by in a business that is there. */
export interface RecognizableBusiness {
  id: string;
  slug: string;
  name: string;
  nameKey: string;
  placeId: string | null;
  placeKeys: string[];
  locations: Pick<Location, 'address' | 'city' | 'cityKey' | 'latitude' | 'longitude' | 'isHeadquarters'>[];
}

/** By what businesses are to be looked for. */
export interface Clues {
  placeIds: string[];
  nameKeys: string[];
  placeKeys: string[];
  /** Only businesses without a place id are sought by these: the rows have one, and two place ids are two places. */
  placeKeysWithoutPlaceId: string[];
}

/** Two businesses of one name at most this far apart are one. */
const SAME_NAME_METRES = 100;
/** Two businesses of nearly the same name at most this far apart are one. */
const NEARLY_SAME_NAME_METRES = 75;

export function cluesOf(rows: readonly SoughtRow[]): Clues {
  const ofAll = new Set<string>();
  const ofPlaces = new Set<string>();
  for (const row of rows) {
    // How many are at an address is counted, whoever they are.
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

/** Keys of the places around it in which a business may be the same; they are needed more than once. */
export function placeKeysOfRow(row: SoughtRow): string[] {
  const keys = keysOfRows.get(row) ?? placeKeysNear(whereaboutsOf(row), NEARLY_SAME_NAME_METRES);
  keysOfRows.set(row, keys);
  return keys;
}

/**
 * Which of the businesses, the oldest first, a row is: the one with its place id; the one of its name that is there; one
 * of nearly its name that is there; else, as a branch, one of its name elsewhere. Two place ids are two places, whatever
 * their names. Undefined for a row that is new.
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
    address: headquarters ? addressLine(headquarters) : '',
    probability: null,
    reasons: [],
  };
}

/** The address, with the city where it does not name it. */
const addressLine = ({ address, city }: Pick<Location, 'address' | 'city'>): string =>
  fold(address).includes(fold(city)) ? address : `${address}, ${city}`;

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
