import type { MatchBusinesses, RequestOf } from '@tedarik/commands';
import { type ComparableBusiness, matchKeysOf, significantWords } from '@tedarik/matching';
import { nameKey } from '@tedarik/turkish';
import { cityKeyOf } from '@tedarik/turkish/places';
import { numbersOf, websiteOf } from '../business/comparable.js';
import { coordinates } from '../business/location.js';
import { placeKeysNear, type Whereabouts } from '../business/place-keys.js';

/** Businesses with nearly the same name are the same when they are at most this far apart. */
export const NEARLY_SAME_NAME_METRES = 75;

/** A row of an import that is searched for in the directory, with what is derived from its texts, each computed once. */
export interface SoughtRow {
  row: number;
  placeId: string | null;
  nameKey: string;
  /** The significant words of the name. */
  words: string[];
  place: Whereabouts;
  /** Keys of the places nearby where the row's business may be found. */
  placeKeys: string[];
  /** Keys by which candidates for the comparison by weights are found. */
  matchKeys: string[];
  comparable: ComparableBusiness;
}

export function soughtRow(given: RequestOf<typeof MatchBusinesses>['businesses'][number]): SoughtRow {
  const { row, name, placeId, address, city, borough = null, latitude, longitude, phones = [] } = given;
  const cityKey = cityKeyOf(city);
  const place = { address, cityKey, ...coordinates(given) };
  const comparable = {
    // No id of a business begins with 'row '.
    ...{ id: `row ${row}`, name, nameKey: nameKey(name), placeId },
    phones: numbersOf(phones),
    website: websiteOf(given),
    places: [{ address, cityKey, borough, latitude, longitude }],
  };
  return {
    ...{ row, placeId, nameKey: comparable.nameKey, place, comparable },
    words: significantWords(name, comparable.nameKey),
    placeKeys: placeKeysNear(place, NEARLY_SAME_NAME_METRES),
    matchKeys: matchKeysOf(comparable),
  };
}
