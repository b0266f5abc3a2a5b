import { z } from 'zod';
import { line } from '../text.js';

/**
 * `json`: maps-style records: an array, an object with an array, or one record per line. `tsv`: columns, by the names in the
 * header, or in the order of IMPORT_COLUMNS.
 */
export const ImportForm = z.enum(['json', 'tsv']);
export type ImportForm = z.infer<typeof ImportForm>;

/** The separator of columns. Only with tabs values are never quoted (IMP-TSV-10). */
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

/** Percentages of the rows of an import. One that is over any of them is held back before anything is written. */
export const ImportGate = z.strictObject({
  /** Of rows that cannot go in. */
  invalid: z.int().min(0).max(100).nullable(),
  /** Of rows that name no city, and that no setting gives one or leaves out. */
  withoutCity: z.int().min(0).max(100).nullable(),
});
export type ImportGate = z.infer<typeof ImportGate>;

/** Settings for all rows of an import for which nobody chose something else. */
export const ImportSettings = z.strictObject({
  status: z.enum(['active', 'pending']),
  /** For rows of unknown types; null puts them into 'Diğer'. */
  defaultCategory: categoryName.nullable(),
  /** A province for rows that name none; they stand in İstanbul without it (IMP-JSON-19). */
  defaultCity: z.string().max(100).nullish(),
  /** Rows that name no city are left out. */
  leaveOutWithoutCity: z.boolean().nullish(),
  gate: ImportGate.nullish(),
  /** For a row whose business exists already. */
  onDuplicate: z.enum(['skip', 'update']),
  /** For a row with the name of a business at another place (IMP-JSON-41). */
  onBranch: z.enum(['skip', 'update', 'branch']),
  /** For a row that is perhaps a business already there, as long as nobody has said; without it the row is added. */
  onDoubtful: z.enum(['add', 'skip', 'update']).nullish(),
  /** Categories for unknown types. With `remember` later imports use them too. */
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
  /** The given separator, or the one recognised in the file; null for JSON. */
  separator: ColumnSeparator.nullable(),
  read: z.int(),
  created: z.int(),
  updated: z.int(),
  duplicate: z.int(),
  /** Left out by the reviewer or by a cancellation. */
  skipped: z.int(),
  invalid: z.int(),
  /** Of those read: perhaps a business already there. Counted once more by what became of them. */
  doubtful: z.int(),
  remaining: z.int(),
  /** Created or updated rows that an undo took back, and those that it kept because somebody had changed them. */
  undone: z.int(),
  kept: z.int(),
  /** Rows per second in the last half minute; null while nothing is imported. */
  rowsPerSecond: z.number().nullable(),
  /** Seconds until the end at this speed; null without a speed. */
  secondsLeft: z.int().nullable(),
  /** Name of the account that started it; null for the command line. */
  startedBy: line.nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** What its rows said is no longer kept: they cannot be tried again or downloaded. */
  rowsErased: z.boolean().default(false),
});
export type ImportProgress = z.infer<typeof ImportProgress>;
