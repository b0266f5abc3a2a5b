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
/** How many reasons, types and categories a review lists at most: the most frequent of each. */
export const MOST_NAMED_IN_REVIEW = 200;

/** The outcome that the dry run expects for a row under the default settings. */
export const RowForecast = z.enum(['new', 'duplicate', 'branch', 'doubtful', 'invalid']);
export type RowForecast = z.infer<typeof RowForecast>;

/** The choice that was made for one row; `update` and `branch` need a match. */
export const RowAction = z.enum(['skip', 'add', 'update', 'branch']);
export type RowAction = z.infer<typeof RowAction>;

/** What an undo did with a row that had been imported. */
export const UndoOutcome = z.enum(['undone', 'kept']);

/** The counts of the dry run: new + duplicate + branch + doubtful + invalid = the rows read so far. */
export const GetImportReview = defineQuery('request.imports.get-import-review.v1', {
  request: z.strictObject({ id: z.uuid() }),
  rows: 'columns',
  reply: z.object({
    new: z.int(),
    duplicate: z.int(),
    branch: z.int(),
    doubtful: z.int(),
    invalid: z.int(),
    /** Codes of why rows are invalid or duplicates, or have a warning: most frequent first, each with the first rows that have it. */
    reasons: z
      .array(z.object({ ...RowProblem.shape, count: z.int(), rows: z.array(z.int()).max(COUNTED_ROWS) }))
      .max(MOST_NAMED_IN_REVIEW),
    /** Types for which no category was found, so that their rows got 'Diğer' (IMP-JSON-38); most frequent first. */
    unknownTypes: z.array(z.object({ type: z.string().max(150), count: z.int() })).max(MOST_NAMED_IN_REVIEW),
    categories: z.array(z.object({ name: z.string().max(150), count: z.int() })).max(MOST_NAMED_IN_REVIEW),
    /** Number of rows with an individual choice, by forecast and choice. How many rows will be imported depends on it. */
    chosen: z
      .array(z.object({ forecast: RowForecast, action: RowAction, count: z.int() }))
      .max(RowForecast.options.length * RowAction.options.length),
    /** Rows that name no city and have no individual choice. */
    withoutCity: z
      .array(z.object({ forecast: RowForecast, count: z.int() }))
      .max(RowForecast.options.length)
      .default([]),
    /** The columns of the table, or the fields of the first records; null if a table has no header. */
    columns: z.array(RecognisedColumn).max(MOST_COLUMNS_NAMED).nullable(),
    /** Fixed values for fields that no column provides. */
    constants: z.array(ConstantField).max(MOST_CONSTANTS).default([]),
    /** Values that were given to all rows with a certain problem. */
    fixes: z.array(HeldFix).max(MOST_FIXES).default([]),
    /** Number of fixes and edits of earlier files with the same columns that would correct rows of this file. */
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

/** A row after the mapping, as it would be imported. */
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
  /** Why the row is invalid; null if it is valid. */
  refusal: z.string().nullable(),
  match: ImportedMatch.nullable(),
  /** An earlier row of the file that is the same business, or has the same name. */
  earlierRow: z.int().nullable(),
  /** Chosen for this row alone; null if the settings apply. */
  action: RowAction.nullable(),
  categoryNames: z.array(z.string()),
  /** Categories chosen for this row alone, instead of those that the mapping found; null if none were chosen. */
  chosenCategoryNames: z.array(z.string()).nullable(),
  warnings: z.array(z.string()),
  /** Current values of the editable fields of the row, including edits. */
  fields: z.array(HeldValue).max(MOST_EDITED).default([]),
  /** Those among `fields` that were edited for this row alone. */
  edited: z.array(HeldValue).max(MOST_EDITED).default([]),
  /** Rises with each edit of the row. */
  revision: z.int().default(0),
  mapped: MappedRowView.nullable(),
  /** The row as it was in the file. */
  source: z.unknown(),
  /** Null until the row has been processed. */
  outcome: RowOutcome.nullable(),
  /** Null unless the import is undone. */
  undo: UndoOutcome.nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/**
 * Rows in the order of the file; a filter that is null allows all. Returns fewer than `limit` rows if more would not fit into a message.
 */
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
 * Sets choices for single rows of an import in review, which override the settings; null removes a choice. Fails with `import-not-found`,
 * `import-state`, `import-read-again`, `row-not-found` if a row does not exist or is invalid, and `row-without-match`.
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
 * Replaces all edits of one row of an import in review: a field that is not named gets the value of the file back. The row is then checked
 * as if the file contained these values. The last edit wins: `overwritten` names whoever edited the row after `revision`. Fails with
 * `import-not-found`, `import-state`, `import-read-again`, `row-not-found`, `row-unreadable`, `too-many-edits`, and with `row-busy` if
 * another edit of the row takes too long.
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
 * Gives all rows with a certain problem the same value. The file of an import in review is read again, and these fixes replace the former
 * ones. Edits and choices for single rows are kept. `withOffered` also applies the fixes that the review offers. Fails with
 * `import-not-found`, `import-state` and `import-read-again`.
 */
export const FixImportRows = defineCommand('request.imports.fix-import-rows.v1', {
  request: ofReview.extend({ fixes: z.array(RowFix).max(MOST_FIXES), withOffered: z.boolean() }),
  reply: ImportProgress,
});
