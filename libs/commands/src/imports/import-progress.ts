import { z } from 'zod';
import { line } from '../text.js';

/** `json`: maps-style records, as an array, an object around it, or one to a line. `tsv`: columns in a fixed order. */
export const ImportForm = z.enum(['json', 'tsv']);
export type ImportForm = z.infer<typeof ImportForm>;

/** What stands between two columns. Only a tab is never quoted (IMP-TSV-10). */
export const ColumnSeparator = z.enum(['tab', 'semicolon', 'comma']);
export type ColumnSeparator = z.infer<typeof ColumnSeparator>;

/**
 * `waiting` → `staging` (the file is read) → `review` (a dry run: nothing is written until ConfirmImport) → `importing`
 * → `finished`. An import that wants no review goes from `staging` to `importing`. `paused` holds back what has not been
 * sent; `cancelled` and `failed` are ends; `undoing` → `undone` follows an end.
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

/** What holds for all rows of an import that nobody chose something else for. */
export const ImportSettings = z.strictObject({
  status: z.enum(['active', 'pending']),
  /** For rows whose type no rule knows; null leaves them in 'Diğer'. */
  defaultCategory: categoryName.nullable(),
  /** A row that is a business already there. */
  onDuplicate: z.enum(['skip', 'update']),
  /** A row that bears the name of a business somewhere else (IMP-JSON-41). */
  onBranch: z.enum(['skip', 'update', 'branch']),
  /** Types that no rule knew, and what they are to be; `remember` teaches them to later imports too. */
  typeCategories: z
    .array(z.strictObject({ type: z.string().min(1).max(150), category: categoryName, remember: z.boolean() }))
    .max(500),
});
export type ImportSettings = z.infer<typeof ImportSettings>;

/** IMP-JSON-06, IMP-JSON-34: visible at once, and nothing that is there is touched. */
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
  /** Why the whole import failed: a code, worded by who shows it; and the line of the file where it broke. */
  failure: line.nullable(),
  failureLine: z.int().nullable(),
  settings: ImportSettings,
  /** As given, or as recognised once the file is read; null for JSON. */
  separator: ColumnSeparator.nullable(),
  read: z.int(),
  created: z.int(),
  updated: z.int(),
  duplicate: z.int(),
  /** Left out by whoever reviewed it, or by a cancel. */
  skipped: z.int(),
  invalid: z.int(),
  remaining: z.int(),
  /** Of the rows that were created or updated: taken back by an undo, or kept because somebody had touched them. */
  undone: z.int(),
  kept: z.int(),
  /** Rows per second of the last half minute; null while nothing goes in. */
  rowsPerSecond: z.number().nullable(),
  /** Until the end at that speed, in seconds; null where there is none. */
  secondsLeft: z.int().nullable(),
  /** Name of who started it; null for the command line. */
  startedBy: line.nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ImportProgress = z.infer<typeof ImportProgress>;
