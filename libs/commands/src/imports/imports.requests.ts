import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { ChosenColumn, ConstantField, MOST_COLUMNS_NAMED, MOST_CONSTANTS } from './import-targets.js';
import { ColumnSeparator, ImportForm, ImportProgress, ImportSettings } from './import-progress.js';
import { ofReview } from './of-review.js';

/** Bytes of the largest file that the endpoint for files accepts. */
export const LARGEST_IMPORT_FILE = 200 * 1024 * 1024;

const ofImport = z.strictObject({ id: z.uuid() });

/**
 * Queues a stored file. The caller has uploaded it before, to the service's endpoint for files (`POST /files`), which
 * returned `fileId`. The same `commandId` returns the same import. With `review` nothing is written before
 * ConfirmImport. If `separator` is null it is recognised from the file. Fails with `file-not-found`.
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

/** The requests below fail with `import-not-found`, and with `import-state` if the status does not allow them. */
export const GetImport = defineQuery('request.imports.get-import.v1', {
  request: ofImport,
  reply: ImportProgress,
});

/** Imports, newest first. */
export const ListImports = defineQuery('request.imports.list-imports.v1', {
  request: z.strictObject({
    page: z.int().min(1).max(100_000),
    pageSize: z.int().min(1).max(100),
    form: ImportForm.nullable(),
    /** Only imports that still have work to do or wait for an administrator. */
    open: z.boolean(),
  }),
  reply: z.object({ imports: z.array(ImportProgress), total: z.int() }),
  rows: 'imports',
});

/**
 * Reads the file of an import in review again, with another separator or other choices for its columns (or the fields of its records). A
 * new review replaces the old one and all choices made in it. Edits of single rows are kept unless the separator changes. Fails with
 * `not-columns`, and changes nothing, if the file does not contain the separator.
 */
export const ReadImportAgain = defineCommand('request.imports.read-import-again.v1', {
  request: ofReview.extend({
    /** Null for JSON. */
    separator: ColumnSeparator.nullable(),
    /** Stored for later tables with the same columns; an empty list deletes what was stored, null leaves it unchanged. */
    columns: z.array(ChosenColumn).max(MOST_COLUMNS_NAMED).nullish(),
    /** Stored and deleted together with `columns`; ignored without them. */
    constants: z.array(ConstantField).max(MOST_CONSTANTS).nullish(),
  }),
  reply: ImportProgress,
  deadlineMs: 30_000,
});

/**
 * Ends the review of an import: the rows of the dry run are imported with these settings, which are stored for later tables with the same
 * columns. Fails with `import-over-gate`, and writes nothing, if the rows exceed the gate in the settings.
 */
export const ConfirmImport = defineCommand('request.imports.confirm-import.v1', {
  request: ofReview.extend({ settings: ImportSettings }),
  reply: ImportProgress,
});

/** Holds back the chunks that were not sent yet; chunks in progress are finished. */
export const PauseImport = defineCommand('request.imports.pause-import.v1', {
  request: ofImport,
  reply: ImportProgress,
});

export const ResumeImport = defineCommand('request.imports.resume-import.v1', {
  request: ofImport,
  reply: ImportProgress,
});

/** Ends an import: imported rows stay, the rest counts as skipped. An import in review leaves nothing in the directory. */
export const CancelImport = defineCommand('request.imports.cancel-import.v1', {
  request: ofImport,
  reply: ImportProgress,
});

/**
 * Undoes a finished import, as a queued job: deletes the businesses that it created and nobody has changed since, and restores the fields
 * that it overwrote (within 30 days). The other rows are listed as kept.
 */
export const UndoImport = defineCommand('request.imports.undo-import.v1', { request: ofImport, reply: ImportProgress });

/** Creates a new import, in review, from the invalid rows of this one. Fails with `import-without-failures` and `import-rows-erased`. */
export const RetryImport = defineCommand('request.imports.retry-import.v1', {
  request: ofImport,
  reply: ImportProgress,
  deadlineMs: 30_000,
});
