import { z } from 'zod';
import { defineQuery } from '../define.js';
import { managedList } from './managed-list.js';
import { line } from '../text.js';

const kebab = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(40);
const fields = z.record(z.string(), z.json()).nullable();

/** Who of the back office did what to which record. */
export const AuditLogEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null when nobody was signed in: a refused sign-in. */
  actor: z.object({ id: line, name: line }).nullable(),
  action: line,
  record: z.object({ kind: line, id: line, name: line }),
  /** Only the fields that changed; null before the record was there. */
  before: fields,
  /** Only the fields that changed; null once the record is gone. */
  after: fields,
});
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

const { search, page, pageSize } = managedList(['at']);

/** The audit log, newest first; what is null narrows nothing. Words are looked for in names, actions and changed values. */
export const ListAuditRecords = defineQuery('request.identity.list-audit-records.v1', {
  request: z.strictObject({
    search,
    page,
    pageSize,
    actorId: z.string().max(80).nullable(),
    action: kebab.nullable(),
    recordKind: kebab.nullable(),
    recordId: z.string().max(120).nullable(),
  }),
  /** `total` is exact up to 10,000 and counts no further. */
  reply: z.object({ records: z.array(AuditLogEntry), total: z.int() }),
  rows: 'records',
});

/** What of a kind was deleted in the last thirty days and not brought back since, newest first: for as long it can be. */
export const ListDeletedRecords = defineQuery('request.identity.list-deleted-records.v1', {
  request: z.strictObject({ recordKind: kebab, page, pageSize }),
  reply: z.object({
    records: z.array(AuditLogEntry.pick({ at: true, actor: true, record: true })),
    total: z.int(),
  }),
  rows: 'records',
});
