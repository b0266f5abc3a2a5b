import type { AuditRecord } from '@tedarik/events';
import type { AuditDocument } from './audit.schema.js';
import { auditWords } from './audit-words.js';

/** A record as the log keeps it. */
export const auditDocument = (id: string, at: Date, record: AuditRecord): AuditDocument => ({
  _id: id,
  at,
  ...record,
  // Nobody searches the log for a part of a change: it lists the whole of it.
  words: record.partOf ? [] : auditWords(record),
  valued: true,
});

/** What is left of it once its values are taken out: who, when, which action, which fields. */
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
