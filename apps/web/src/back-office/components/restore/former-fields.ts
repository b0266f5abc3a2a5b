import type { AuditRecord } from '../history/history-api.js';

type Changes = AuditRecord['changes'];

/** The log cuts what is long. */
const CUT = '…';

/** What stood in fields before the first of these changes, which are told the newest first; null for nothing. */
export function formerFields(records: readonly AuditRecord[]): Map<string, string | null> {
  // The oldest change of a field says what stood there first.
  return new Map(
    records.flatMap(({ changes }): Changes => changes).map(({ field, before }) => [field, before ?? null]),
  );
}

/** Fields of which the log does not say any more what stood there: it was cut, or its values were taken out. */
export function lostFields(records: readonly AuditRecord[]): Set<string> {
  const oldest = new Map(records.flatMap(({ changes }): Changes => changes).map((change) => [change.field, change]));
  const isLost = ({ before, after }: Changes[number]) => (before == null ? after == null : before.endsWith(CUT));
  return new Set([...oldest.values()].filter(isLost).map(({ field }) => field));
}

export interface Former<Values> {
  /** For the form. */
  values: Partial<Values>;
  /** Names of fields, as the log calls them, that cannot be brought back. */
  lost: string[];
}

/** How the form holds what the log says of a field; for fields that go by the same name in both. */
type Readers<Values> = { [Name in keyof Values & string]?: (text: string | null) => Values[Name] };

/** What a form would hold. Fields that it does not edit are lost, but for those that only follow from others. */
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
