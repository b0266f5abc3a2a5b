/** A key that the MongoDB driver interprets as the name of one of its types. */
const RESERVED_KEY = '_bsontype';

/** Whether a value is nested deeper than this many levels. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const key in value) if (isDeeperThan(levels - 1, (value as Record<string, unknown>)[key])) return true;
  return false;
}

/** Parsed JSON in a form that MongoDB can store: without NUL characters, which are not allowed in keys, and without the reserved key. */
export const storable = (value: unknown): unknown => (isStorable(value) ? value : cleaned(value));

// Nearly all records are storable, and copying each would take as long as reading it.
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
