import { z } from 'zod';
import { defineEvent, type EventDefinition } from './define.js';

/** Fields of a record by name. Long values are shortened; passwords and visitors' e-mail addresses are never included. */
const Fields = z.record(z.string().max(60), z.json());

/** Records which back-office account did what to which record. */
export const AuditRecord = z.object({
  /** Null if nobody was signed in, as in a refused sign-in. */
  actor: z.object({ id: z.string().max(80), name: z.string().max(150) }).nullable(),
  /** A past participle: `created`, `changed`, `deleted`, `approved` … */
  action: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .max(40),
  record: z.object({
    /** The kind of the aggregate: `certificate`, `blog-post` … */
    kind: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/)
      .max(40),
    id: z.string().max(120),
    name: z.string().max(200),
  }),
  /** Only the fields that changed; null if the record was created. */
  before: Fields.nullable(),
  /** Only the fields that changed; null if the record was removed. */
  after: Fields.nullable(),
  /**
   * The id of the bulk action that this change is part of. The log shows one entry for the whole action; the history of the record shows
   * this one.
   */
  partOf: z.string().max(120).optional(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** Recorded as the actor of an import that no back-office account started. */
export const IMPORTER = { id: 'import', name: 'İçe aktarım' } as const;

/** Recorded as the actor of changes by the owner of a page; the log does not contain who that is. */
export const PAGE_OWNER = { id: 'page-owner', name: 'İşletmenin sahibi' } as const;

/** Records that were erased: their values are removed from the audit log. */
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
 * An action of the back office, published by the service that carried it out. Unlike all other events it is not public: only the identity
 * service stores it. The gateway uses the kind of the record to refresh open lists.
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

/** A service whose actions are recorded in the audit log. */
export type AuditedService = keyof typeof AUDIT_RECORDED;

/**
 * Published in the transaction that erases records. Uses the subjects of the audit log, so that it comes after everything that was recorded
 * about them.
 */
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
