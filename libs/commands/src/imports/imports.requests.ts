import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { ColumnSeparator, ImportForm, ImportProgress, ImportSettings } from './import-progress.js';
import { ofReview } from './of-review.js';

/** Bytes that the streaming door takes for one file. */
export const LARGEST_IMPORT_FILE = 200 * 1024 * 1024;

const ofImport = z.strictObject({ id: z.uuid() });

/**
 * Puts a stored file into the queue. The bytes went before, through the service's streaming door (`POST /files`), which
 * answered `fileId`. The same `commandId` answers the same import. With `review` nothing is written before
 * ConfirmImport. A `separator` of null is recognised in the file. Fails with `file-not-found`.
 */
export const StartImport = defineCommand('request.imports.start-import.v1', {
  request: z.strictObject({
    fileId: z.string().min(1).max(80),
    fileName: z.string().min(1).max(255),
    form: ImportForm,
    separator: ColumnSeparator.nullable(),
    review: z.boolean(),
    settings: ImportSettings,
  }),
  reply: ImportProgress,
});

/** The requests below fail with `import-not-found`, and with `import-state` when its status does not allow them. */
export const GetImport = defineQuery('request.imports.get-import.v1', {
  request: ofImport,
  reply: ImportProgress,
});

/** The newest first. */
export const ListImports = defineQuery('request.imports.list-imports.v1', {
  request: z.strictObject({
    page: z.int().min(1).max(100_000),
    pageSize: z.int().min(1).max(100),
    form: ImportForm.nullable(),
    /** Only those that still have work to do, or wait for somebody to. */
    open: z.boolean(),
  }),
  reply: z.object({ imports: z.array(ImportProgress), total: z.int() }),
  rows: 'imports',
});

/**
 * Has the file of an import of columns that is in review read again, with another separator: a new review takes the place
 * of the old one and of all that was chosen in it. Fails with `not-columns`, and leaves all as it is, where the separator
 * does not stand in the file.
 */
export const ReadImportAgain = defineCommand('request.imports.read-import-again.v1', {
  request: ofReview.extend({ separator: ColumnSeparator }),
  reply: ImportProgress,
  deadlineMs: 30_000,
});

/** Ends the review of an import: what the dry run showed goes in with these settings. */
export const ConfirmImport = defineCommand('request.imports.confirm-import.v1', {
  request: ofReview.extend({ settings: ImportSettings }),
  reply: ImportProgress,
});

/** Holds back what has not been sent; chunks under way end. */
export const PauseImport = defineCommand('request.imports.pause-import.v1', {
  request: ofImport,
  reply: ImportProgress,
});

export const ResumeImport = defineCommand('request.imports.resume-import.v1', {
  request: ofImport,
  reply: ImportProgress,
});

/** Ends an import: what is in stays, the rest counts as skipped. An import in review goes without a trace in the directory. */
export const CancelImport = defineCommand('request.imports.cancel-import.v1', {
  request: ofImport,
  reply: ImportProgress,
});

/**
 * Takes back, in the queue, what an ended import created and nobody has touched since, and puts back the fields that it
 * wrote over (for 30 days); the rest is listed as kept.
 */
export const UndoImport = defineCommand('request.imports.undo-import.v1', { request: ofImport, reply: ImportProgress });

/** A new import, in review, of the rows of this one that were invalid. Fails with `import-without-failures`. */
export const RetryImport = defineCommand('request.imports.retry-import.v1', {
  request: ofImport,
  reply: ImportProgress,
  deadlineMs: 30_000,
});
