import { ID, InputType, ObjectType } from '@nestjs/graphql';
import {
  CancelImport,
  ChosenColumn,
  ColumnSeparator,
  ColumnSplit,
  ConfirmImport,
  ConstantField,
  GetImport,
  ImportForm,
  ImportGate,
  ImportProgress,
  ImportSettings,
  ImportStatus,
  ListImports,
  PauseImport,
  ReadImportAgain,
  ReplacedValue,
  ResumeImport,
  RetryImport,
  StartImport,
  UndoImport,
} from '@tedarik/commands';
import { list, mutation, operations, query } from '../graphql/operations.js';
import { enumOf, inputOf, typeOf } from '../graphql/type-of.js';

const { status, onDuplicate, onBranch, onDoubtful, typeCategories } = ImportSettings.shape;
const remember = 'Whether later imports use this category too.';

enumOf('ImportForm', ImportForm, 'Format of an import file. `json`: maps-style records; `tsv`: columns of text.');
enumOf('ColumnSeparator', ColumnSeparator);
enumOf('ImportStatus', ImportStatus);
enumOf('ImportedStatus', status, 'Status of the businesses that an import creates.');
enumOf('OnDuplicate', onDuplicate, 'What happens to a row whose business already exists.');
enumOf('OnBranch', onBranch, 'What happens to a row with the name of an existing business at another address.');
enumOf(
  'OnDoubtful',
  onDoubtful.unwrap().unwrap(),
  'What happens to a row that may be an existing business, without certainty.',
);

@ObjectType()
class ManagedTypeChoice extends typeOf(typeCategories.element, { remember }) {}

@ObjectType({
  description:
    'Limits as percentages of the rows. An import that exceeds one of them is stopped before anything is written.',
})
class ManagedImportGate extends typeOf(ImportGate) {}

@ObjectType()
class ManagedImportSettings extends typeOf(ImportSettings, {
  defaultCity: 'Province of rows that name none; default İstanbul.',
  leaveOutWithoutCity: 'Whether rows that name no city are left out.',
  gate: { type: () => ManagedImportGate },
  defaultCategory: "Category of rows whose place type is unknown; null puts them into 'Diğer'.",
  typeCategories: { type: () => ManagedTypeChoice },
}) {}

@ObjectType({
  description:
    'An import and its progress. The counts of rows add up: read = created + updated + duplicate + skipped + invalid + remaining.',
})
export class ManagedImport extends typeOf(ImportProgress, {
  failure: 'Code of why the whole import failed; null otherwise.',
  failureLine: 'Line of the file at which the import failed.',
  settings: { type: () => ManagedImportSettings },
  separator: 'Column separator that was given or recognised; null for JSON.',
  separatorFixed:
    'Whether no other separator can be chosen, because the file was a spreadsheet or has rows of another import.',
  doubtful: 'Number of read rows that may be an existing business. They are also counted by their outcome.',
  skipped: 'Number of rows left out by the reviewer or by a cancellation.',
  undone: 'Number of created or updated rows that an undo reverted.',
  kept: 'Number of created or updated rows that an undo kept, because they had been edited since.',
  rowsPerSecond: 'Rows per second over the last 30 seconds; null while no rows are imported.',
  startedBy: 'Name of the account that started the import; null if it was started on the command line.',
}) {}

@InputType()
class TypeChoiceInput extends inputOf(typeCategories.element, { remember }) {}

@InputType()
class ImportGateInput extends inputOf(ImportGate) {}

@InputType({ description: 'Settings for all rows without an individual choice.' })
class ImportSettingsInput extends inputOf(ImportSettings, {
  gate: { type: () => ImportGateInput },
  typeCategories: { type: () => TypeChoiceInput },
}) {}

@InputType({ description: 'An uploaded file and how to read it.' })
class StartImportInput extends inputOf(StartImport.request.omit({ review: true }), {
  fileId: { type: () => ID, description: 'Id that the upload returned.' },
  separator: 'Column separator; null means that it is recognised from the file.',
  settings: { type: () => ImportSettingsInput },
}) {}

@InputType()
class ColumnPartInput extends inputOf(ColumnSplit.shape.further.element) {}

@InputType({ description: 'How the text of a column is split into parts; the last part takes the remainder.' })
class ColumnSplitInput extends inputOf(ColumnSplit, {
  further: { type: () => ColumnPartInput, description: 'Targets of the parts after the first one.' },
}) {}

@InputType({ description: 'A value of a column and its replacement.' })
class ReplacedValueInput extends inputOf(ReplacedValue) {}

@InputType({ description: 'Field that a column of a table is imported into; null leaves the column out.' })
class ChosenColumnInput extends inputOf(ChosenColumn, {
  split: { type: () => ColumnSplitInput },
  values: { type: () => ReplacedValueInput },
}) {}

@InputType({ description: 'A constant text for a field that no column of the table provides.' })
class ConstantFieldInput extends inputOf(ConstantField) {}

/** Operations on imports from start to end. The status of an import decides which are allowed. */
export const ImportOperations = operations('imports', {
  managedImports: list(ListImports, ManagedImport, {
    description: 'Imports, newest first. `open`: only those with remaining work, or waiting for a person.',
    args: { open: { defaultValue: false } },
  }),
  managedImport: query(GetImport, ManagedImport),
  startImport: mutation(StartImport, ManagedImport, {
    description: 'Starts an import: the uploaded file is read for review. Nothing is written before `confirmImport`.',
    as: { input: StartImportInput },
    always: { review: true },
    once: true,
    confirmed: true,
  }),
  readImportAgain: mutation(ReadImportAgain, ManagedImport, {
    description:
      'Reads the file of an import in review again, with another separator or other targets of columns. Choices for rows are lost.',
    args: { columns: { type: () => [ChosenColumnInput] }, constants: { type: () => [ConstantFieldInput] } },
    once: true,
  }),
  confirmImport: mutation(ConfirmImport, ManagedImport, {
    args: { settings: { type: () => ImportSettingsInput } },
    confirmed: true,
  }),
  pauseImport: mutation(PauseImport, ManagedImport),
  resumeImport: mutation(ResumeImport, ManagedImport),
  cancelImport: mutation(CancelImport, ManagedImport, {
    description: 'Cancels an import. Imported rows stay; the rest counts as skipped.',
  }),
  undoImport: mutation(UndoImport, ManagedImport, {
    description: 'Undoes an import: reverts what it created or overwrote, except records that were edited since.',
  }),
  retryImport: mutation(RetryImport, ManagedImport, {
    description: 'Creates a new import, in review, of the invalid rows.',
    once: true,
  }),
});
