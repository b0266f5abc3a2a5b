/** What the driver of the database takes for the name of a type of its own. */
const RESERVED_KEY = '_bsontype';

/** True when a value is nested deeper than this many levels. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeperThan(levels - 1, one));
}

/** Parsed JSON as a document can hold it: without NULs, which no key may have, and without a key that stands for a type. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return withoutNuls(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [withoutNuls(key), storable(one)] as const);
  return Object.fromEntries(entries.filter(([key]) => key !== RESERVED_KEY));
}

const withoutNuls = (text: string): string => text.replaceAll('\0', '');
