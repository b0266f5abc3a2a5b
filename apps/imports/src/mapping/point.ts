import { findProvince } from '@tedarik/turkish/places';
import { isBeyondTurkiye, isOutsideTurkiye } from './outside-turkiye.js';
import { readDegrees } from './read-value.js';
import { cellText, numberOf } from './text.js';

type Source = Record<string, unknown>;

interface Point {
  latitude: number | null;
  longitude: number | null;
  /** Whether the record has something in their place that is no point. */
  isDropped: boolean;
}

/** Both coordinates of a record under our field names, or none; 0,0 is a point in the sea that means "unknown". */
export function pointOf(source: Source, isSwapped = false): Point {
  const location = (
    typeof source['location'] === 'object' && source['location'] !== null ? source['location'] : {}
  ) as Source;
  const given = [source['latitude'] ?? location['lat'], source['longitude'] ?? location['lng']];
  const read = given.map((value) => numberOf(readDegrees(value)));
  const [latitude = null, longitude = null] = isSwapped ? read.toReversed() : read;
  const valid =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    (latitude !== 0 || longitude !== 0);
  if (valid) return { latitude, longitude, isDropped: false };
  const isDropped = given.some((value) => value !== undefined && value !== null && value !== '');
  return { latitude: null, longitude: null, isDropped };
}

/** Required share of the points that fit Türkiye in only one order. */
const NEARLY_ALL = 0.9;

/**
 * Whether a file has latitudes in place of longitudes and the reverse, judged by the records that name a province of Türkiye. In the east
 * both orders may fit; such records say nothing, but are swapped with the others.
 */
export function hasSwappedPoints(records: readonly Source[]): boolean {
  let straight = 0;
  let swapped = 0;
  for (const record of records) {
    const { latitude, longitude } = pointOf(record);
    if (latitude === null || longitude === null || !isInProvince(record)) continue;
    const fits = !isBeyondTurkiye(latitude, longitude);
    if (fits === !isBeyondTurkiye(longitude, latitude)) continue;
    if (fits) straight += 1;
    else swapped += 1;
  }
  return swapped > 0 && swapped >= (straight + swapped) * NEARLY_ALL;
}

function isInProvince(record: Source): boolean {
  const text = (key: string) => cellText(record[key], 500);
  const address = text('address') || text('full_address');
  const where = { country: text('country'), countryCode: text('country_code'), latitude: null, longitude: null };
  if (isOutsideTurkiye(address, where)) return false;
  return [text('state'), text('us_state'), text('city'), address].some((words) => findProvince(words) !== null);
}
