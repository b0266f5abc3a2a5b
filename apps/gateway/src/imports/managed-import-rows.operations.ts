import { InputType, ObjectType, OmitType } from '@nestjs/graphql';
import {
  ChooseImportRows,
  ColumnSplit,
  EditedField,
  EditedValue,
  EditImportRow,
  FixImportRows,
  ConstantField,
  GetImportReview,
  ImportedMatch,
  ImportRow,
  ListImportRows,
  ImportTarget,
  MappedRowView,
  RecognisedColumn,
  ReplacedValue,
  RowAction,
  RowFix,
  RowForecast,
  RowMatchKind,
  RowOutcome,
  RowProblem,
  UndoOutcome,
} from '@tedarik/commands';
import { z } from 'zod';
import { Location, OpeningHours } from '../business/business.types.js';
import { mutation, operations, query } from '../graphql/operations.js';
import { ManagedImport } from './managed-imports.operations.js';
import { enumOf, inputOf, typeOf } from '../graphql/type-of.js';

enumOf('ImportTarget', ImportTarget, 'Field of a business that a column of a file is imported into.');
enumOf('EditedField', EditedField, 'Fields of a row that can be edited in the review.');
enumOf('RowProblemKind', RowProblem.shape.kind);
enumOf('FixedProblemKind', RowFix.shape.problem.shape.kind);
enumOf('RowForecast', RowForecast, 'Expected result of a row, from the dry run.');
enumOf('RowAction', RowAction, 'What is done with a row. `update` and `branch` require a match.');
enumOf('RowMatchKind', RowMatchKind);
enumOf('RowOutcomeKind', RowOutcome.shape.outcome);
enumOf('UndoOutcome', UndoOutcome, 'What an undo did with the business that a row created.');

@ObjectType({ description: 'The existing business that a row of an import matches.' })
class ManagedRowMatch extends typeOf(ImportedMatch, {
  by: 'Rule that found the match: place-id, name, nearness or weights.',
  probability: 'Probability, 0 to 1, that row and business are the same; null unless `by` is weights.',
  reasons: 'Codes of the evidence, the strongest evidence for a match first.',
  address: 'Address and city of its headquarters.',
}) {}

@ObjectType()
class ManagedMappedLocation extends OmitType(Location, ['id', 'citySlug', 'phone', 'email', 'isHeadquarters']) {}

@ObjectType({ description: 'A row as it would be imported.' })
class ManagedMappedRow extends typeOf(MappedRowView, {
  closed: 'Whether the business has closed for good; it is then imported as inactive.',
  location: { type: () => ManagedMappedLocation },
  openingHours: { type: () => OpeningHours },
}) {}

@ObjectType()
class ManagedRowOutcome extends typeOf(RowOutcome.omit({ row: true }), {
  reason: 'A code.',
  businessId: 'Id of the business of the row. Of a duplicate: the existing business.',
}) {}

@ObjectType({ description: 'A field of a row with its text; an empty text clears the field.' })
class ManagedEditedValue extends typeOf(EditedValue) {}

@ObjectType()
class ManagedImportRow extends typeOf(ImportRow.extend({ source: z.string().nullable() }), {
  line: 'Line number in the file.',
  refusal: 'Code of why the row is invalid; null if it is valid.',
  match: { type: () => ManagedRowMatch },
  earlierRow: 'Number of an earlier row of the file with the same business or the same name.',
  action: 'Action chosen for this row alone; null means that the settings decide.',
  chosenCategoryNames: 'Categories chosen for this row alone, in place of `categoryNames`; null if none were chosen.',
  warnings: 'Codes of warnings.',
  fields: {
    type: () => ManagedEditedValue,
    description: 'Current values of the fields that can be edited, edits included.',
  },
  edited: { type: () => ManagedEditedValue, description: 'Values that were edited for this row alone.' },
  revision: 'Number that rises with each edit of the row.',
  mapped: { type: () => ManagedMappedRow, description: 'The row as it would be imported; null if it is invalid.' },
  source: 'The row as it is in the file, as JSON text.',
  outcome: { type: () => ManagedRowOutcome, description: 'Outcome of the row; null until it is processed.' },
}) {}

const review = GetImportReview.reply.shape;

@ObjectType()
class ManagedReviewReason extends typeOf(review.reasons.element, {
  kind: 'Kind of problem: invalid, duplicate, branch, doubtful or warning.',
  reason: 'A code.',
  rows: 'Numbers of the first rows with this problem.',
}) {}

@ObjectType()
class ManagedUnknownType extends typeOf(review.unknownTypes.element) {}

@ObjectType()
class ManagedReviewCategory extends typeOf(review.categories.element) {}

@ObjectType({ description: 'Number of rows with this forecast for which this action was chosen individually.' })
class ManagedChosenRows extends typeOf(review.chosen.element) {}

@ObjectType()
class ManagedForecastCount extends typeOf(review.withoutCity.unwrap().element) {}

@ObjectType()
class ManagedColumnPart extends typeOf(ColumnSplit.shape.further.element) {}

@ObjectType({ description: 'How the text of a column is split into parts.' })
class ManagedColumnSplit extends typeOf(ColumnSplit, {
  further: { type: () => ManagedColumnPart, description: 'Targets of the parts after the first one.' },
}) {}

@ObjectType({ description: 'A value of a column and its replacement.' })
class ManagedReplacedValue extends typeOf(ReplacedValue) {}

@ObjectType({ description: 'A constant text for a field that no column of the table provides.' })
class ManagedConstantField extends typeOf(ConstantField) {}

@ObjectType({ description: 'A column of a table, or a field of records, and the field that it is imported into.' })
class ManagedRecognisedColumn extends typeOf(RecognisedColumn, {
  sample: 'First value of the column.',
  further: 'Further sample values of the column.',
  target: 'Field that the column is imported into; null if it is not imported.',
  split: { type: () => ManagedColumnSplit },
  values: { type: () => ManagedReplacedValue },
  isChosen: 'Whether a person chose the target, in this review or for an earlier table with the same columns.',
  isFromContent: 'Whether the target was recognised from the values, because the name of the column is unknown.',
}) {}

@ObjectType()
class ManagedFixedProblem extends typeOf(RowFix.shape.problem) {}

@ObjectType({ description: 'Restricts a fix to rows with this text in a column or field of the file.' })
class ManagedFixCondition extends typeOf(RowFix.shape.where.unwrap()) {}

@ObjectType({ description: 'A fix: one value for all rows with a problem.' })
class ManagedRowFix extends typeOf(RowFix, {
  problem: { type: () => ManagedFixedProblem },
  where: { type: () => ManagedFixCondition },
}) {}

@ObjectType({
  description: 'Counts of the dry run: new + duplicate + branch + doubtful + invalid = number of rows read so far.',
})
class ManagedImportReview extends typeOf(GetImportReview.reply, {
  reasons: { type: () => ManagedReviewReason, description: 'The most frequent first.' },
  unknownTypes: {
    type: () => ManagedUnknownType,
    description: "Unknown place types whose rows are put into 'Diğer', the most frequent first.",
  },
  categories: { type: () => ManagedReviewCategory },
  chosen: { type: () => ManagedChosenRows },
  withoutCity: {
    type: () => ManagedForecastCount,
    description: 'Numbers of rows that name no city and have no individually chosen action, by forecast.',
  },
  columns: {
    type: () => ManagedRecognisedColumn,
    description: 'Columns of the table, or fields of the first records; null if the table has no header.',
  },
  constants: { type: () => ManagedConstantField },
  fixes: { type: () => ManagedRowFix, description: 'Fixes in force for this import.' },
  offered: 'Number of fixes and edits of earlier files with the same columns that would repair rows of this file.',
}) {}

@InputType({ description: 'A choice for one row that overrides the settings; null removes the choice.' })
class ImportRowChoiceInput extends inputOf(ChooseImportRows.request.shape.rows.element) {}

@InputType()
class RowProblemInput extends inputOf(RowProblem) {}

@InputType()
class EditedValueInput extends inputOf(EditedValue) {}

@InputType()
class FixedProblemInput extends inputOf(RowFix.shape.problem) {}

@InputType()
class FixConditionInput extends inputOf(RowFix.shape.where.unwrap()) {}

@InputType({
  description: 'A fix: one value for all rows with a problem, or only for those with a given text in a column.',
})
class RowFixInput extends inputOf(RowFix, {
  problem: { type: () => FixedProblemInput },
  where: { type: () => FixConditionInput },
}) {}

@ObjectType()
class EditedRow extends typeOf(EditImportRow.reply, {
  overwritten:
    'Name of the account that edited the row after the sent `revision`, and whose edit was overwritten; null if none.',
}) {}

const toRow = ({ source, ...row }: ImportRow): ManagedImportRow => ({
  ...row,
  source: source === undefined ? null : JSON.stringify(source),
});

/** Operations on the rows of an import: forecasts, choices, edits and outcomes. */
export const ImportRowOperations = operations('imports', {
  managedImportReview: query(GetImportReview, ManagedImportReview),
  managedImportRows: query(ListImportRows, [ManagedImportRow], {
    description: 'Rows of an import in the order of the file; at most `limit` (up to 200), fewer if rows are large.',
    args: { problem: { type: () => RowProblemInput }, afterRow: { defaultValue: 0 }, limit: { defaultValue: 50 } },
    answer: ({ rows }) => rows.map(toRow),
  }),
  chooseImportRows: mutation(ChooseImportRows, Boolean, {
    description: 'Chooses actions or categories for single rows of an import in review.',
    args: { rows: { type: () => [ImportRowChoiceInput] } },
    answer: () => true,
  }),
  editImportRow: mutation(EditImportRow, EditedRow, {
    description:
      'Sets values of a row of an import in review. Fields that are not given are reset to the values of the file.',
    args: { values: { type: () => [EditedValueInput] } },
  }),
  fixImportRows: mutation(FixImportRows, ManagedImport, {
    description:
      'Applies fixes: reads the file of an import in review again, with one value for all rows with a problem.',
    args: { fixes: { type: () => [RowFixInput] } },
    once: true,
  }),
});
