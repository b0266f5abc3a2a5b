import type { AuditLogEntry } from '@tedarik/commands';
import type { ManagedAuditChange, ManagedAuditRecord } from './managed-audit.types.js';

/** Converts an entry of the audit log to what the back office shows: one change per field. */
export const toAuditRecord = ({ id, at, actor, action, record, before, after }: AuditLogEntry): ManagedAuditRecord => ({
  id,
  at,
  actorId: actor?.id ?? null,
  actorName: actor?.name ?? null,
  action,
  recordKind: record.kind,
  recordId: record.id,
  recordName: record.name,
  changes: changesOf(before ?? {}, after ?? {}),
});

type Fields = NonNullable<AuditLogEntry['before']>;

function changesOf(before: Fields, after: Fields): ManagedAuditChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }));
}

const asText = (value: Fields[string] | undefined): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
