import { IMPORTED_FIELDS, mapTexts } from '@tedarik/fields';
import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { RowOutcome } from '../directory.commands.js';
import { ImportedMatch } from '../imported-match.js';
import { line } from '../text.js';
import { EditedValue, HeldFix, HeldValue, MOST_EDITED, MOST_FIXES, RowFix, RowProblem } from './import-edits.js';
import { ImportProgress } from './import-progress.js';
import { ConstantField, MOST_COLUMNS_NAMED, MOST_CONSTANTS, RecognisedColumn } from './import-targets.js';
import { ofReview } from './of-review.js';

const COUNTED_ROWS = 20;
/** Reasons, types and categories that a review names: the most frequent of each. */
export const MOST_NAMED_IN_REVIEW = 200;

/** What the dry run expects of a row while every setting is plain. */
export const RowForecast = z.enum(['new', 'duplicate', 'branch', 'doubtful', 'invalid']);
export type RowForecast = z.infer<typeof RowForecast>;

/** What somebody chose for one row; `update` and `branch` need a match. */
export const RowAction = z.enum(['skip', 'add', 'update', 'branch']);
export type RowAction = z.infer<typeof RowAction>;

/** What an undo did with a row that was created. */
export const UndoOutcome = z.enum(['undone', 'kept']);

/** The dry run in numbers: new + duplicate + branch + doubtful + invalid = the rows read so far. */
export const GetImportReview = defineQuery('request.imports.get-import-review.v1', {
  request: z.strictObject({ id: z.uuid() }),
  rows: 'columns',
  reply: z.object({
    new: z.int(),
    duplicate: z.int(),
    branch: z.int(),
    doubtful: z.int(),
    invalid: z.int(),
    /** Why rows are invalid, duplicates or come with a warning: a code, the most frequent first, and the first rows of each. */
    reasons: z
      .array(z.object({ ...RowProblem.shape, count: z.int(), rows: z.array(z.int()).max(COUNTED_ROWS) }))
      .max(MOST_NAMED_IN_REVIEW),
    /** Types that ended in 'Diğer' (IMP-JSON-38), the most frequent first. */
    unknownTypes: z.array(z.object({ type: z.string().max(150), count: z.int() })).max(MOST_NAMED_IN_REVIEW),
    categories: z.array(z.object({ name: z.string().max(150), count: z.int() })).max(MOST_NAMED_IN_REVIEW),
    /** What was chosen for single rows, counted: how many go in depends on it. */
    chosen: z
      .array(z.object({ forecast: RowForecast, action: RowAction, count: z.int() }))
      .max(RowForecast.options.length * RowAction.options.length),
    /** Rows that name no city and that nobody chose an action for. */
    withoutCity: z
      .array(z.object({ forecast: RowForecast, count: z.int() }))
      .max(RowForecast.options.length)
      .default([]),
    /** Columns of the table, or fields of the first records; null where a table names none. */
    columns: z.array(RecognisedColumn).max(MOST_COLUMNS_NAMED).nullable(),
    /** What stands in rows in which no column gives it. */
    constants: z.array(ConstantField).max(MOST_CONSTANTS).default([]),
    /** What somebody gave all rows with a problem. */
    fixes: z.array(HeldFix).max(MOST_FIXES).default([]),
    /** Fixes and edits of earlier files with these columns that would mend rows of this one, counted. */
    offered: z.int().default(0),
  }),
});

const MappedLocation = z.object({
  address: z.string(),
  city: z.string(),
  borough: z.string().nullable(),
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** What the mapping made of a row, as it would go in. */
export const MappedRowView = z.object({
  description: z.string(),
  ...mapTexts(IMPORTED_FIELDS, () => z.string().nullable().default(null)),
  placeId: z.string().nullable(),
  closed: z.boolean(),
  location: MappedLocation,
  openingHours: z.array(
    z.object({
      dayOfWeek: z.int(),
      opens: z.string().nullable(),
      closes: z.string().nullable(),
      isClosed: z.boolean(),
    }),
  ),
});

export const ImportRow = z.object({
  row: z.int(),
  line: z.int(),
  name: z.string(),
  forecast: RowForecast,
  /** Of an invalid row why it is; null for the others. */
  refusal: z.string().nullable(),
  match: ImportedMatch.nullable(),
  /** An earlier row of the file that is the same business, or bears the same name. */
  earlierRow: z.int().nullable(),
  /** Chosen for this row alone; null: as the settings say. */
  action: RowAction.nullable(),
  categoryNames: z.array(z.string()),
  /** Chosen for this row alone, in place of those that the mapping found; null: none were. */
  chosenCategoryNames: z.array(z.string()).nullable(),
  warnings: z.array(z.string()),
  /** What the row says of fields that may be edited, with what was edited. */
  fields: z.array(HeldValue).max(MOST_EDITED).default([]),
  /** Of those what somebody wrote for this row alone. */
  edited: z.array(HeldValue).max(MOST_EDITED).default([]),
  /** Rises with each edit of the row. */
  revision: z.int().default(0),
  mapped: MappedRowView.nullable(),
  /** What stood in the file. */
  source: z.unknown(),
  /** Null until it is done. */
  outcome: RowOutcome.nullable(),
  /** Null without one. */
  undo: UndoOutcome.nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** Rows in the order of the file; a filter of null lets all pass. Fewer than `limit` when they would not fit a message. */
export const ListImportRows = defineQuery('request.imports.list-import-rows.v1', {
  request: z.strictObject({
    id: z.uuid(),
    forecast: RowForecast.nullable(),
    outcome: RowOutcome.shape.outcome.nullable(),
    undo: UndoOutcome.nullable(),
    problem: RowProblem.nullish(),
    afterRow: z.int().nonnegative(),
    limit: z.int().min(1).max(200),
  }),
  reply: z.object({ rows: z.array(ImportRow) }),
  paged: true,
});

/**
 * Chooses for single rows of an import in review, in place of the settings; null takes a choice back. Fails with
 * `import-not-found`, `import-state`, `import-read-again`, `row-not-found` for a row that is not there or is invalid, and
 * `row-without-match`.
 */
export const ChooseImportRows = defineCommand('request.imports.choose-import-rows.v1', {
  request: ofReview.extend({
    rows: z
      .array(
        z.strictObject({
          row: z.int().positive(),
          action: RowAction.nullable(),
          categoryNames: z.array(z.string().min(1).max(150)).min(1).max(20).nullable(),
        }),
      )
      .min(1)
      .max(200),
  }),
  reply: z.object({}),
});

/**
 * Writes values in place of what one row of an import in review says, all at once: those that are not named are the file's
 * again. The row is checked as if the file had said so. The last edit wins: `overwritten` is who made one since `revision`. Fails with `import-not-found`,
 * `import-state`, `import-read-again`, `row-not-found`, `row-unreadable`, `too-many-edits`, and `row-busy` where it takes too long.
 */
export const EditImportRow = defineCommand('request.imports.edit-import-row.v1', {
  request: ofReview.extend({
    row: z.int().positive(),
    revision: z.int().nonnegative(),
    values: z.array(EditedValue).max(MOST_EDITED),
  }),
  reply: z.object({ revision: z.int(), overwritten: line.nullable() }),
  deadlineMs: 30_000,
});

/**
 * Gives all rows with a problem one value: the file of an import in review is read again with these fixes in place of the
 * former ones. Edits and choices for single rows stay. `withOffered` adds what the review offers. Fails with `import-not-found`, `import-state` and `import-read-again`.
 */
export const FixImportRows = defineCommand('request.imports.fix-import-rows.v1', {
  request: ofReview.extend({ fixes: z.array(RowFix).max(MOST_FIXES), withOffered: z.boolean() }),
  reply: ImportProgress,
});
