import { z } from 'zod';
import { line } from '../text.js';

/**
 * `json`: maps-style records: an array, an object with an array, or one record per line. `tsv`: columns, by the names in the
 * header, or in the order of IMPORT_COLUMNS.
 */
export const ImportForm = z.enum(['json', 'tsv']);
export type ImportForm = z.infer<typeof ImportForm>;

/** The separator of columns. Values in tab-separated files are never quoted (IMP-TSV-10). */
export const ColumnSeparator = z.enum(['tab', 'semicolon', 'comma', 'pipe']);
export type ColumnSeparator = z.infer<typeof ColumnSeparator>;

/**
 * `waiting` → `staging` (the file is read) → `review` (a dry run: nothing is written until ConfirmImport) → `importing`
 * → `finished`. An import without a review goes from `staging` to `importing`. `paused` keeps the chunks that were not
 * sent yet; `cancelled` and `failed` are final; `undoing` → `undone` follows a final status.
 */
export const ImportStatus = z.enum([
  'waiting',
  'staging',
  'review',
  'importing',
  'paused',
  'finished',
  'cancelled',
  'failed',
  'undoing',
  'undone',
]);
export type ImportStatus = z.infer<typeof ImportStatus>;

const categoryName = z.string().min(1).max(150);

/** Maximum percentages of the rows of an import. An import that exceeds one of them cannot be confirmed, so nothing is written. */
export const ImportGate = z.strictObject({
  /** Percentage of invalid rows. */
  invalid: z.int().min(0).max(100).nullable(),
  /** Percentage of rows that name no city, when the settings neither give a default city nor leave such rows out. */
  withoutCity: z.int().min(0).max(100).nullable(),
});
export type ImportGate = z.infer<typeof ImportGate>;

/** Settings for all rows of an import for which no individual choice was made. */
export const ImportSettings = z.strictObject({
  status: z.enum(['active', 'pending']),
  /** Category of rows whose type is unknown; null means 'Diğer'. */
  defaultCategory: categoryName.nullable(),
  /** The province of rows that name none; if it is missing they get İstanbul (IMP-JSON-19). */
  defaultCity: z.string().max(100).nullish(),
  /** Whether rows that name no city are left out. */
  leaveOutWithoutCity: z.boolean().nullish(),
  gate: ImportGate.nullish(),
  /** What to do with a row whose business exists already. */
  onDuplicate: z.enum(['skip', 'update']),
  /** What to do with a row that has the name of an existing business at another place (IMP-JSON-41). */
  onBranch: z.enum(['skip', 'update', 'branch']),
  /** What to do with a doubtful row as long as nobody has decided about it; if it is missing the row is added. */
  onDoubtful: z.enum(['add', 'skip', 'update']).nullish(),
  /** Categories for unknown types. Entries with `remember` also apply to later imports. */
  typeCategories: z
    .array(z.strictObject({ type: z.string().min(1).max(150), category: categoryName, remember: z.boolean() }))
    .max(500),
});
export type ImportSettings = z.infer<typeof ImportSettings>;

/** IMP-JSON-06, IMP-JSON-34: new businesses are visible at once, and existing ones are not changed. */
export const PLAIN_IMPORT: ImportSettings = {
  status: 'active',
  defaultCategory: null,
  onDuplicate: 'skip',
  onBranch: 'skip',
  typeCategories: [],
};

/** Counts add up: read = created + updated + duplicate + skipped + invalid + remaining. */
export const ImportProgress = z.object({
  id: z.uuid(),
  fileName: line,
  form: ImportForm,
  status: ImportStatus,
  /** `code` or `code: detail` of why the whole import failed (the web app words it), and the line of the file where it failed. */
  failure: line.nullable(),
  failureLine: z.int().nullable(),
  settings: ImportSettings,
  /** The separator that was given, or detected in the file; null for JSON. */
  separator: ColumnSeparator.nullable(),
  /** The file was a spreadsheet, or has rows of another import, so no other separator can be chosen. */
  separatorFixed: z.boolean().default(false),
  read: z.int(),
  created: z.int(),
  updated: z.int(),
  duplicate: z.int(),
  /** Left out by the reviewer or by a cancellation. */
  skipped: z.int(),
  invalid: z.int(),
  /** How many of the rows read may be a business that already exists. They are also counted under their outcome. */
  doubtful: z.int(),
  remaining: z.int(),
  /** Created or updated rows that an undo reverted (`undone`), and rows that it left because somebody had changed them since (`kept`). */
  undone: z.int(),
  kept: z.int(),
  /** Rows per second during the last 30 seconds; null while nothing is being imported. */
  rowsPerSecond: z.number().nullable(),
  /** Seconds until the end at this speed; null without a speed. */
  secondsLeft: z.int().nullable(),
  /** Name of the account that started it; null for the command line. */
  startedBy: line.nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** The content of the rows is no longer stored, so they can be neither retried nor downloaded. */
  rowsErased: z.boolean().default(false),
});
export type ImportProgress = z.infer<typeof ImportProgress>;
