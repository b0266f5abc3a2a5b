import type { ImportTarget } from '@tedarik/commands';
import { withAreaCode } from './contact.js';
import { hoursColumnOf, hoursInColumns } from './hours-columns.js';
import { type Leaf, waysAt } from './leaves.js';
import { isFields, readAreaCode, readProse, readText } from './read-value.js';
import { SOURCES, type Way, waysFrom } from './sources.js';

type Source = Record<string, unknown>;
interface Found {
  key: string;
  way: Way;
}
/** Of an area, as many corners are looked at. */
const MOST_POINTS = 1_000;
const ELEMENTS = new Set<unknown>(['node', 'way', 'relation']);

/**
 * Converts a record to the field names of IMP-JSON-10. Fields already under these names win; the others are looked up under the names of
 * other exporters (SOURCES). A record in the shape of IMP-JSON-10 is returned unchanged. Never throws.
 */
export function normalizeFieldNames(given: Source): Source {
  const record = unwrapped(given);
  const written: Source = {};
  for (const [target, found] of missingIn(record) ?? []) write(written, target, found, record);
  const hours = isGivenIn(record, 'hours') || written['working_hours'] ? undefined : hoursInColumns(record);
  if (hours) written['working_hours'] = hours;
  if (record === given && isEmpty(written)) return given;
  const made = { ...record, ...written };
  return isGiven(made['address']) || isGiven(made['full_address']) ? made : { ...made, address: addressOf(made) };
}

/** The target of a value of a record; null when it is not read. */
export function targetIn(record: Source, key: string): ImportTarget | null {
  const way = waysFrom(key).find(({ path, read }) => read(valueAt(record[key], path)) !== undefined);
  if (!way) return hoursColumnOf(key) ? 'hours' : null;
  return way.target === 'latitude' && way.path.length ? 'coordinates' : way.target;
}

/** The same for a value deeper in the record. */
export function targetAt(record: Source, { path, value }: Leaf): ImportTarget | null {
  const [key = '', ...deeper] = path;
  if (!deeper.length) return targetIn(record, key);
  return waysAt(path).find(({ read }) => read(value) !== undefined)?.target ?? null;
}

/** GeoJSON features and Overpass elements have their data in a nested object. */
export function unwrapped(record: Source): Source {
  const { type, properties, geometry, tags } = record;
  const isFeature = type === 'Feature' && isFields(properties);
  const point = isFields(geometry) ? middleOf(geometry['coordinates']) : null;
  if (point && (isFeature || !('latitude' in record)))
    return { latitude: point[1], longitude: point[0], ...(isFeature ? properties : record) };
  if (isFeature) return properties;
  if (!ELEMENTS.has(type) || !isFields(tags)) return record;
  const { lat, lon } = isFields(record['center']) ? record['center'] : record;
  return { latitude: lat, longitude: lon, ...tags };
}

const isPosition = (value: unknown): value is [number, number] =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';

/** The position of a point, or the middle of a line or an area: [longitude, latitude]. */
function middleOf(coordinates: unknown): readonly [number, number] | null {
  if (isPosition(coordinates)) return coordinates;
  if (!Array.isArray(coordinates)) return null;
  const points = coordinates.slice(0, MOST_POINTS).flatMap((one) => (isPosition(one) ? [one] : []));
  if (!points.length) return middleOf(coordinates[0]);
  const [x, y] = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis]!);
    return Number(((Math.min(...values) + Math.max(...values)) / 2).toFixed(7));
  });
  return [x!, y!];
}

/** The ways to each field that the record does not have under our name; null when there are none. */
function missingIn(record: Source): Map<ImportTarget, Found[]> | null {
  let missing: Map<ImportTarget, Found[]> | null = null;
  for (const key in record) {
    for (const way of waysFrom(key)) {
      const { target } = way;
      const isMore = way.isFurther || way.read === readAreaCode;
      if (target === 'rating' || (!isMore && isGivenIn(record, target))) continue;
      missing ??= new Map<ImportTarget, Found[]>();
      const found = missing.get(target);
      if (found) found.push({ key, way });
      else missing.set(target, [{ key, way }]);
    }
  }
  return missing;
}

/** Values in other shapes that the mapping of IMP-JSON-10 reads directly. */
const GIVEN_ELSEWHERE: Readonly<Partial<Record<ImportTarget, (record: Source) => boolean>>> = {
  hours: ({ working_hours: byDay, opening_hours: hours }) =>
    isFields(byDay) || (isFields(hours) && Array.isArray(hours['periods'])),
  photoUrl: ({ photos }) => Array.isArray(photos) && photos.length > 0,
  latitude: ({ location }) => isFields(location) && 'lat' in location,
  longitude: ({ location }) => isFields(location) && 'lng' in location,
  type: ({ types, subtypes }) => [types, subtypes].some((list) => Array.isArray(list) && typeof list[0] === 'string'),
};

function isGivenIn(record: Source, target: ImportTarget): boolean {
  // An exporter's list of attributes is no description.
  const valueOf = (key: string) => (target === 'description' ? readProse(record[key]) : record[key]);
  for (const key of SOURCES[target].ours) if (isGiven(valueOf(key))) return true;
  return GIVEN_ELSEWHERE[target]?.(record) === true;
}

const isGiven = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' && !isResource(value) : typeof value === 'number';

/** In Google's new API `name` is the resource name of the place; its display name is elsewhere. */
const isResource = (value: unknown): boolean => typeof value === 'string' && value.startsWith('places/');

/** Fields that exporters spread over several columns, and what stands between the parts: 'Adres 1' and 'Adres 2', 'Cadde' and 'Sokak'. */
const BETWEEN_PARTS: Readonly<Partial<Record<ImportTarget, string>>> = { name: ' ', address: ', ', street: ', ' };

function write(written: Source, target: ImportTarget, found: Found[], record: Source): void {
  found.sort((a, b) => Number(a.way.isFurther ?? false) - Number(b.way.isFurther ?? false) || a.way.rank - b.way.rank);
  const between = BETWEEN_PARTS[target];
  const { written: name, ours } = SOURCES[target];
  const given = ours.map((key) => record[key]).filter(isGiven);
  const parts = between === undefined && !isGivenIn(record, target) ? [] : given.slice(0, 1);
  const codes: unknown[] = [];
  for (const { key, way } of found) {
    const value = way.read(valueAt(record[key], way.path));
    if (value === undefined || isResource(value)) continue;
    if (way.read === readAreaCode) codes.push(value);
    else if (!parts.length || (between !== undefined && isPart(target, way))) parts.push(value);
  }
  if (!parts.length) return;
  if (between === undefined) written[name] = withAreaCode([parts[0], ...codes])[0];
  else written[name] = parts.length > 1 ? [...new Set(parts.map((part) => readText(part)))].join(between) : parts[0];
}

/** Whether the value is another part of the field, and not the same in other words. */
const isPart = (target: ImportTarget, { isFurther, path }: Way): boolean =>
  isFurther === true || (target === 'street' && path.length === 0);

/** The value at the path; exporters of tables write objects and lists as JSON into a cell. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  let at = structured(value);
  for (const step of path) {
    if (Array.isArray(at)) at = at[Number(step)] as unknown;
    else if (isFields(at)) at = fieldOf(at, step);
    else return undefined;
  }
  return at;
}

function fieldOf(fields: Source, step: string): unknown {
  for (const key in fields) if (key.replaceAll(/[^a-zA-Z0-9]/g, '').toLowerCase() === step) return fields[key];
  return undefined;
}

function structured(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** Composes an address from its parts; undefined without a street. */
function addressOf(record: Source): string | undefined {
  const text = (key: string) => (isGiven(record[key]) ? String(record[key]) : '');
  if (!text('street')) return undefined;
  const street = [text('street'), text('house_number')].filter(Boolean).join(' No:');
  const town = [text('postal_code'), text('borough')].filter(Boolean).join(' ');
  return [...new Set([street, town, text('city'), text('state')])].filter(Boolean).join(', ');
}

function isEmpty(fields: Source): boolean {
  for (const _ in fields) return false;
  return true;
}
