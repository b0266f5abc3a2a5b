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

enumOf('ImportTarget', ImportTarget, 'What a column of a file says of a business.');
enumOf('EditedField', EditedField, 'What somebody may write in place of what a row says.');
enumOf('RowProblemKind', RowProblem.shape.kind);
enumOf('FixedProblemKind', RowFix.shape.problem.shape.kind);
enumOf('RowForecast', RowForecast, 'What the dry run expects of a row.');
enumOf('RowAction', RowAction, '`update` and `branch` need a match.');
enumOf('RowMatchKind', RowMatchKind);
enumOf('RowOutcomeKind', RowOutcome.shape.outcome);
enumOf('UndoOutcome', UndoOutcome, 'What an undo did with a row that was created.');

@ObjectType({ description: 'The business in the directory that a row seems to be.' })
class ManagedRowMatch extends typeOf(ImportedMatch, {
  by: 'place-id, name, nearness or weights',
  probability: '0 to 1: how likely they are one business, where weights decided.',
  reasons: 'Codes of what weights found, what speaks for it most first.',
  address: 'Address and city of its headquarters.',
}) {}

@ObjectType()
class ManagedMappedLocation extends OmitType(Location, ['id', 'citySlug', 'phone', 'email', 'isHeadquarters']) {}

@ObjectType({ description: 'A row as it would go in.' })
class ManagedMappedRow extends typeOf(MappedRowView, {
  closed: 'Goes in as inactive.',
  location: { type: () => ManagedMappedLocation },
  openingHours: { type: () => OpeningHours },
}) {}

@ObjectType()
class ManagedRowOutcome extends typeOf(RowOutcome.omit({ row: true }), {
  reason: 'A code.',
  businessId: 'Of a duplicate: the business that was there first.',
}) {}

@ObjectType({ description: 'A field of a row in the words of somebody; an empty text empties it.' })
class ManagedEditedValue extends typeOf(EditedValue) {}

@ObjectType()
class ManagedImportRow extends typeOf(ImportRow.extend({ source: z.string().nullable() }), {
  line: 'Of the file.',
  refusal: 'Code of why it is invalid.',
  match: { type: () => ManagedRowMatch },
  earlierRow: 'Of the file: the same business, or one of the same name.',
  action: 'Chosen for this row alone; null: as the settings say.',
  chosenCategoryNames: 'Chosen for this row alone, in place of the others.',
  warnings: 'Codes.',
  fields: { type: () => ManagedEditedValue, description: 'What it says of fields that may be edited.' },
  edited: { type: () => ManagedEditedValue, description: 'Of those what somebody wrote for this row alone.' },
  revision: 'Rises with each edit of the row.',
  mapped: { type: () => ManagedMappedRow, description: 'Null for an invalid row.' },
  source: 'What stood in the file, as JSON text.',
  outcome: { type: () => ManagedRowOutcome, description: 'Null until it is done.' },
}) {}

const review = GetImportReview.reply.shape;

@ObjectType()
class ManagedReviewReason extends typeOf(review.reasons.element, {
  kind: 'invalid, duplicate, branch, doubtful or warning',
  reason: 'A code.',
  rows: 'The first of them.',
}) {}

@ObjectType()
class ManagedUnknownType extends typeOf(review.unknownTypes.element) {}

@ObjectType()
class ManagedReviewCategory extends typeOf(review.categories.element) {}

@ObjectType({ description: 'How many rows of a forecast had an action chosen for them alone.' })
class ManagedChosenRows extends typeOf(review.chosen.element) {}

@ObjectType()
class ManagedForecastCount extends typeOf(review.withoutCity.unwrap().element) {}

@ObjectType()
class ManagedColumnPart extends typeOf(ColumnSplit.shape.further.element) {}

@ObjectType({ description: 'How the text of a column is taken apart.' })
class ManagedColumnSplit extends typeOf(ColumnSplit, {
  further: { type: () => ManagedColumnPart, description: 'Where the parts after the first go.' },
}) {}

@ObjectType({ description: 'A value of a column, and what stands in its place.' })
class ManagedReplacedValue extends typeOf(ReplacedValue) {}

@ObjectType({ description: 'A text for each row of a table in which no column gives this field.' })
class ManagedConstantField extends typeOf(ConstantField) {}

@ObjectType({ description: 'A column of a table or a field of records, and where it goes.' })
class ManagedRecognisedColumn extends typeOf(RecognisedColumn, {
  sample: 'Its first value.',
  further: 'Others of its first values.',
  target: 'Null: nothing of it is imported.',
  split: { type: () => ManagedColumnSplit },
  values: { type: () => ManagedReplacedValue },
  isChosen: 'Somebody chose this, now or for an earlier table with these columns.',
  isFromContent: 'Its values told where it goes, for nobody knows its name.',
}) {}

@ObjectType()
class ManagedFixedProblem extends typeOf(RowFix.shape.problem) {}

@ObjectType({ description: 'Rows with this text in a column or field of the file.' })
class ManagedFixCondition extends typeOf(RowFix.shape.where.unwrap()) {}

@ObjectType({ description: 'One value for all rows with a problem.' })
class ManagedRowFix extends typeOf(RowFix, {
  problem: { type: () => ManagedFixedProblem },
  where: { type: () => ManagedFixCondition },
}) {}

@ObjectType({
  description: 'The dry run in numbers: new + duplicate + branch + doubtful + invalid = the rows read so far.',
})
class ManagedImportReview extends typeOf(GetImportReview.reply, {
  reasons: { type: () => ManagedReviewReason, description: 'The most frequent first.' },
  unknownTypes: {
    type: () => ManagedUnknownType,
    description: "Types that ended in 'Diğer', the most frequent first.",
  },
  categories: { type: () => ManagedReviewCategory },
  chosen: { type: () => ManagedChosenRows },
  withoutCity: {
    type: () => ManagedForecastCount,
    description: 'Rows that name no city and that nobody chose an action for.',
  },
  columns: {
    type: () => ManagedRecognisedColumn,
    description: 'Of the table, or fields of the first records; null where a table names none.',
  },
  constants: { type: () => ManagedConstantField },
  fixes: { type: () => ManagedRowFix, description: 'What somebody gave all rows with a problem.' },
  offered: 'How many fixes and edits of earlier files with these columns would mend rows of this one.',
}) {}

@InputType({ description: 'A choice for one row in place of the settings; what is null is theirs again.' })
class ImportRowChoiceInput extends inputOf(ChooseImportRows.request.shape.rows.element) {}

@InputType()
class RowProblemInput extends inputOf(RowProblem) {}

@InputType()
class EditedValueInput extends inputOf(EditedValue) {}

@InputType()
class FixedProblemInput extends inputOf(RowFix.shape.problem) {}

@InputType()
class FixConditionInput extends inputOf(RowFix.shape.where.unwrap()) {}

@InputType({ description: 'One value for all rows with a problem, or for those with a text in a column.' })
class RowFixInput extends inputOf(RowFix, {
  problem: { type: () => FixedProblemInput },
  where: { type: () => FixConditionInput },
}) {}

@ObjectType()
class EditedRow extends typeOf(EditImportRow.reply, {
  overwritten: 'Who had edited the row since it was looked at.',
}) {}

const toRow = ({ source, ...row }: ImportRow): ManagedImportRow => ({
  ...row,
  source: source === undefined ? null : JSON.stringify(source),
});

/** Operations on the rows of an import: forecasts, choices, edits and outcomes. */
export const ImportRowOperations = operations('imports', {
  managedImportReview: query(GetImportReview, ManagedImportReview),
  managedImportRows: query(ListImportRows, [ManagedImportRow], {
    description: 'In the order of the file; fewer than `limit` (at most 200) when they are large.',
    args: { problem: { type: () => RowProblemInput }, afterRow: { defaultValue: 0 }, limit: { defaultValue: 50 } },
    answer: ({ rows }) => rows.map(toRow),
  }),
  chooseImportRows: mutation(ChooseImportRows, Boolean, {
    description: 'Chooses for single rows of an import in review.',
    args: { rows: { type: () => [ImportRowChoiceInput] } },
    answer: () => true,
  }),
  editImportRow: mutation(EditImportRow, EditedRow, {
    description:
      'Writes values in place of what a row of an import in review says; those not named are the file’s again.',
    args: { values: { type: () => [EditedValueInput] } },
  }),
  fixImportRows: mutation(FixImportRows, ManagedImport, {
    description: 'Has the file of an import in review read again with a value for all rows with a problem.',
    args: { fixes: { type: () => [RowFixInput] } },
    once: true,
  }),
});
