/** What the driver of the database takes for the name of a type of its own. */
const RESERVED_KEY = '_bsontype';

/** True when a value is nested deeper than this many levels. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const key in value) if (isDeeperThan(levels - 1, (value as Record<string, unknown>)[key])) return true;
  return false;
}

/** Parsed JSON as a document can hold it: without NULs, which no key may have, and without a key that stands for a type. */
export const storable = (value: unknown): unknown => (isStorable(value) ? value : cleaned(value));

// Nearly all records are, and copying each of them would cost as much as reading it.
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  for (const key in value) {
    if (key === RESERVED_KEY || key.includes('\0') || !isStorable((value as Record<string, unknown>)[key]))
      return false;
  }
  return true;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutNuls(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [withoutNuls(key), cleaned(one)] as const);
  return Object.fromEntries(entries.filter(([key]) => key !== RESERVED_KEY));
}

const withoutNuls = (text: string): string => text.replaceAll('\0', '');
