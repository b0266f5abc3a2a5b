import { z } from 'zod';
import { defineQuery } from '../define.js';
import { managedList } from './managed-list.js';
import { line } from '../text.js';

const kebab = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(40);
const fields = z.record(z.string(), z.json()).nullable();

/** An action of a back-office account on a record. */
export const AuditLogEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null if nobody was signed in, as in a refused sign-in. */
  actor: z.object({ id: line, name: line }).nullable(),
  action: line,
  record: z.object({ kind: line, id: line, name: line }),
  /** Only the fields that changed; null if the record was created. */
  before: fields,
  /** Only the fields that changed; null if the record was removed. */
  after: fields,
});
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

const { search, page, pageSize } = managedList(['at']);

/** The audit log, newest first. A filter that is null allows all. The search looks in names, actions and changed values. */
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
  /** `total` is exact up to 10,000 and never higher. */
  reply: z.object({ records: z.array(AuditLogEntry), total: z.int() }),
  rows: 'records',
});

/** Records of a kind that were deleted in the last thirty days and can still be restored, newest first. */
export const ListDeletedRecords = defineQuery('request.identity.list-deleted-records.v1', {
  request: z.strictObject({ recordKind: kebab, page, pageSize }),
  reply: z.object({
    records: z.array(AuditLogEntry.pick({ at: true, actor: true, record: true })),
    total: z.int(),
  }),
  rows: 'records',
});
