import { z } from 'zod';
import { defineEvent, type EventDefinition } from './define.js';

/** Fields of a record by name. Long values come cut; passwords and visitors' e-mail addresses never come. */
const Fields = z.record(z.string().max(60), z.json());

/** Who of the back office did what to which record. */
export const AuditRecord = z.object({
  /** Null when nobody was signed in: a refused sign-in. */
  actor: z.object({ id: z.string().max(80), name: z.string().max(150) }).nullable(),
  /** A past participle: `created`, `changed`, `deleted`, `approved` … */
  action: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .max(40),
  record: z.object({
    /** The aggregate: `certificate`, `blog-post` … */
    kind: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/)
      .max(40),
    id: z.string().max(120),
    name: z.string().max(200),
  }),
  /** Only the fields that changed; null before the record was there. */
  before: Fields.nullable(),
  /** Only the fields that changed; null once the record is gone. */
  after: Fields.nullable(),
  /** The change of many that did it: the log has one entry for all of that, the history of the record has this one. */
  partOf: z.string().max(120).optional(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** On record for what an import does that no account of the back office started. */
export const IMPORTER = { id: 'import', name: 'İçe aktarım' } as const;

/** On record for what the owner of a page changed of it: who that is stays with the page. */
export const PAGE_OWNER = { id: 'page-owner', name: 'İşletmenin sahibi' } as const;

/** Records of which nothing is left: what the log says about them loses its values. */
export const AuditErased = z.object({
  kind: AuditRecord.shape.record.shape.kind,
  ids: z.array(AuditRecord.shape.record.shape.id).min(1).max(500),
});
export type AuditErased = z.infer<typeof AuditErased>;

const erasedOf = (service: string): EventDefinition<AuditErased> =>
  defineEvent(`events.${service}.audit.erased.v1`, AuditErased);

const auditOf = (service: string): EventDefinition<AuditRecord> =>
  defineEvent(`events.${service}.audit.recorded.v1`, AuditRecord);

/**
 * Something was done in the back office, by the service that did it. Unlike every other event it is not for visitors'
 * eyes: identity alone keeps it. The gateway hears of which kind a record was, to refresh lists that are open.
 */
export const AUDIT_RECORDED = {
  blog: auditOf('blog'),
  directory: auditOf('directory'),
  gateway: auditOf('gateway'),
  identity: auditOf('identity'),
  imports: auditOf('imports'),
  indexer: auditOf('indexer'),
  media: auditOf('media'),
  quotes: auditOf('quotes'),
  reviews: auditOf('reviews'),
  submissions: auditOf('submissions'),
} as const;

/** A service in which something is done that goes on record. */
export type AuditedService = keyof typeof AUDIT_RECORDED;

/** Told in the transaction that erases records, on the subjects of the audit log: after all that was recorded of them. */
export const AUDIT_ERASED: Readonly<Record<AuditedService, EventDefinition<AuditErased>>> = {
  blog: erasedOf('blog'),
  directory: erasedOf('directory'),
  gateway: erasedOf('gateway'),
  identity: erasedOf('identity'),
  imports: erasedOf('imports'),
  indexer: erasedOf('indexer'),
  media: erasedOf('media'),
  quotes: erasedOf('quotes'),
  reviews: erasedOf('reviews'),
  submissions: erasedOf('submissions'),
};
