import type { AuditRecord } from '@tedarik/events';
import type { AuditDocument } from './audit.schema.js';
import { auditWords } from './audit-words.js';

/** A record as stored in the audit log. */
export const auditDocument = (id: string, at: Date, record: AuditRecord): AuditDocument => ({
  _id: id,
  at,
  ...record,
  // Parts of a bulk change need no words, because the search lists only the whole change.
  words: record.partOf ? [] : auditWords(record),
  valued: true,
});

/** The rest of a record after its values are removed: who, when, which action, which fields. */
export function stripped({
  at,
  actor,
  action,
  record,
  before,
  after,
  partOf,
}: AuditDocument): Omit<AuditDocument, '_id'> {
  const left = { actor, action, record: { ...record, name: '' }, before: namesOf(before), after: namesOf(after) };
  const words = partOf ? [] : auditWords({ ...left, before: null, after: null });
  return { at, ...left, words, ...(partOf && { partOf }) };
}

const namesOf = (fields: AuditRecord['before']) =>
  fields && Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
