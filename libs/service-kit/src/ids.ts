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
  return JSON.stringify(data, sortedKeys) ?? 'null';
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((key) => [key, fields[key]]),
  );
}
