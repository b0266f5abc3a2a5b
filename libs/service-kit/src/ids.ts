import { createHash } from 'node:crypto';
import { v7 } from 'uuid';

/** A UUIDv7: ids sort by the millisecond in which they were created, and those of one process in order of creation. */
export function newId(): string {
  return v7();
}

/**
 * The first 32 hex characters of the SHA-256 of the canonical JSON of `data`. The order of keys and undefined fields make no difference;
 * the order of list items does.
 */
export function hashOf(data: unknown): string {
  return createHash('sha256').update(canonicalJson(data)).digest('hex').slice(0, 32);
}

/** JSON without spaces, keys sorted by code unit at every depth. */
export function canonicalJson(data: unknown): string {
  return JSON.stringify(withSortedKeys(data)) ?? 'null';
}

/** Copied before it is written, because a replacer for JSON.stringify, called for each value, takes longer by a third. */
function withSortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withSortedKeys);
  const fields = value as Record<string, unknown>;
  // Dates, for example, are written by their own method.
  if (typeof fields['toJSON'] === 'function') return value;
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((key) => [key, withSortedKeys(fields[key])]),
  );
}
