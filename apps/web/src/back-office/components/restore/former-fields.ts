import type { AuditRecord } from '../history/history-api.js';

type Changes = AuditRecord['changes'];

/** The log cuts long values and ends them with this. */
const CUT = '…';

/** The values of fields before the first of these changes (given newest first); null for an empty value. */
export function formerFields(records: readonly AuditRecord[]): Map<string, string | null> {
  // Later entries overwrite earlier ones, so the oldest change of a field counts.
  return new Map(
    records.flatMap(({ changes }): Changes => changes).map(({ field, before }) => [field, before ?? null]),
  );
}

/** Fields whose former value is not in the log any more, because it was cut or removed. */
export function lostFields(records: readonly AuditRecord[]): Set<string> {
  const oldest = new Map(records.flatMap(({ changes }): Changes => changes).map((change) => [change.field, change]));
  const isLost = ({ before, after }: Changes[number]) => (before == null ? after == null : before.endsWith(CUT));
  return new Set([...oldest.values()].filter(isLost).map(({ field }) => field));
}

export interface Former<Values> {
  /** Values to load into the form. */
  values: Partial<Values>;
  /** Fields, by their name in the log, that cannot be restored. */
  lost: string[];
}

/** Converters from the log's text to the form's value; for fields with the same name in both. */
type Readers<Values> = { [Name in keyof Values & string]?: (text: string | null) => Values[Name] };

/**
 * Reads the former values for a form. Fields that the form does not edit count as lost, except those that the server derives (`following`).
 */
export function readFormer<Values>(
  records: readonly AuditRecord[],
  readers: Readers<Values>,
  following: readonly string[] = [],
): Former<Values> {
  const lost = lostFields(records);
  const values: Partial<Values> = {};
  for (const [field, text] of formerFields(records)) {
    const read = readers[field as keyof Values & string];
    if (!read && !following.includes(field)) lost.add(field);
    else if (read && !lost.has(field)) values[field as keyof Values & string] = read(text);
  }
  return { values, lost: [...lost].filter((field) => !following.includes(field)) };
}

export const asText = (text: string | null): string => text ?? '';
