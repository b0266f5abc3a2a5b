import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { RowOutcome } from './directory.commands.js';

export const ImportForm = z.enum(['json', 'tsv']);
export type ImportForm = z.infer<typeof ImportForm>;

export const ImportStatus = z.enum(['waiting', 'staging', 'importing', 'finished', 'failed']);

/** Counts add up: read = created + duplicate + invalid + remaining. */
export const ImportProgress = z.object({
  id: z.uuid(),
  fileName: z.string(),
  form: ImportForm,
  status: ImportStatus,
  /** Why the whole import failed: a code, worded by who shows it. */
  failure: z.string().nullable(),
  read: z.int(),
  created: z.int(),
  duplicate: z.int(),
  invalid: z.int(),
  remaining: z.int(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ImportProgress = z.infer<typeof ImportProgress>;

/**
 * Puts a stored file into the queue. The bytes went before, through the service's streaming door
 * (`POST /files`), which answered `fileId`. The same `commandId` answers the same import.
 */
export const StartImport = defineCommand('ask.imports.start-import.v1', {
  request: z.strictObject({
    fileId: z.string().min(1).max(80),
    fileName: z.string().min(1).max(255),
    form: ImportForm,
    settings: z.strictObject({ status: z.enum(['active', 'pending']) }),
  }),
  reply: ImportProgress,
});

export const GetImport = defineQuery('ask.imports.get-import.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: ImportProgress,
});

/** Rows of an import in the order of the file, by outcome, with what stood in the file. */
export const ListImportRows = defineQuery('ask.imports.list-import-rows.v1', {
  request: z.strictObject({
    id: z.uuid(),
    outcome: RowOutcome.shape.outcome.nullable(),
    afterRow: z.int().nonnegative(),
    limit: z.int().min(1).max(200),
  }),
  reply: z.object({
    rows: z.array(RowOutcome.extend({ name: z.string(), source: z.unknown(), warnings: z.array(z.string()) })),
  }),
});
