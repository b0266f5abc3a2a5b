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
const remember = 'Holds for later imports too.';

enumOf('ImportForm', ImportForm, 'Maps-style records, or columns in a fixed order.');
enumOf('ColumnSeparator', ColumnSeparator);
enumOf('ImportStatus', ImportStatus);
enumOf('ImportedStatus', status, 'Of the businesses that an import creates.');
enumOf('OnDuplicate', onDuplicate, 'What a row does that is a business already there.');
enumOf('OnBranch', onBranch, 'What a row does that bears the name of a business somewhere else.');
enumOf('OnDoubtful', onDoubtful.unwrap().unwrap(), 'What a row does that is perhaps a business already there.');

@ObjectType()
class ManagedTypeChoice extends typeOf(typeCategories.element, { remember }) {}

@ObjectType({
  description: 'Percentages of the rows; an import over one of them is held back before anything is written.',
})
class ManagedImportGate extends typeOf(ImportGate) {}

@ObjectType()
class ManagedImportSettings extends typeOf(ImportSettings, {
  defaultCity: 'A province for rows that name none; İstanbul without it.',
  leaveOutWithoutCity: 'Rows that name no city are left out.',
  gate: { type: () => ManagedImportGate },
  defaultCategory: "For rows whose type no rule knows; null leaves them in 'Diğer'.",
  typeCategories: { type: () => ManagedTypeChoice },
}) {}

@ObjectType({ description: 'Counts add up: read = created + updated + duplicate + skipped + invalid + remaining.' })
export class ManagedImport extends typeOf(ImportProgress, {
  failure: 'Code of why the whole import failed.',
  failureLine: 'Line of the file where it broke.',
  settings: { type: () => ManagedImportSettings },
  separator: 'As given or recognised; null for JSON.',
  doubtful: 'Of those read: perhaps a business already there.',
  skipped: 'Left out by the reviewer, or by a cancellation.',
  undone: 'Of those created or updated: taken back again.',
  kept: 'Of those created or updated: kept by an undo, because somebody had touched them.',
  rowsPerSecond: 'Of the last half minute; null while nothing goes in.',
  startedBy: 'Name of who started it; null for the command line.',
}) {}

@InputType()
class TypeChoiceInput extends inputOf(typeCategories.element, { remember }) {}

@InputType()
class ImportGateInput extends inputOf(ImportGate) {}

@InputType({ description: 'What holds for all rows that nobody chose something else for.' })
class ImportSettingsInput extends inputOf(ImportSettings, {
  gate: { type: () => ImportGateInput },
  typeCategories: { type: () => TypeChoiceInput },
}) {}

@InputType({ description: 'A file that was uploaded, and how it is to be read.' })
class StartImportInput extends inputOf(StartImport.request.omit({ review: true }), {
  fileId: { type: () => ID, description: 'As the upload answered it.' },
  separator: 'Null: recognised in the file.',
  settings: { type: () => ImportSettingsInput },
}) {}

@InputType()
class ColumnPartInput extends inputOf(ColumnSplit.shape.further.element) {}

@InputType({ description: 'How the text of a column is taken apart; the last part takes what is left.' })
class ColumnSplitInput extends inputOf(ColumnSplit, {
  further: { type: () => ColumnPartInput, description: 'Where the parts after the first go.' },
}) {}

@InputType({ description: 'A value of a column, and what stands in its place.' })
class ReplacedValueInput extends inputOf(ReplacedValue) {}

@InputType({ description: 'Where a column of a table goes; null leaves it out.' })
class ChosenColumnInput extends inputOf(ChosenColumn, {
  split: { type: () => ColumnSplitInput },
  values: { type: () => ReplacedValueInput },
}) {}

@InputType({ description: 'A text for each row of a table in which no column gives this field.' })
class ConstantFieldInput extends inputOf(ConstantField) {}

/** Operations on imports from start to end. The status of an import decides which are allowed. */
export const ImportOperations = operations('imports', {
  managedImports: list(ListImports, ManagedImport, {
    description: 'The newest first; `open`: only those with work to do, or that wait for somebody.',
    args: { open: { defaultValue: false } },
  }),
  managedImport: query(GetImport, ManagedImport),
  startImport: mutation(StartImport, ManagedImport, {
    description: 'Has an uploaded file read for review: nothing is written before `confirmImport`.',
    as: { input: StartImportInput },
    always: { review: true },
    once: true,
    confirmed: true,
  }),
  readImportAgain: mutation(ReadImportAgain, ManagedImport, {
    description:
      'Has the file of an import in review read with another separator or other choices for columns: what was chosen in the review goes.',
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
    description: 'What is in stays, the rest counts as skipped.',
  }),
  undoImport: mutation(UndoImport, ManagedImport, {
    description: 'Takes back what it created or wrote over and nobody has touched since.',
  }),
  retryImport: mutation(RetryImport, ManagedImport, {
    description: 'A new import, in review, of the rows that were invalid.',
    once: true,
  }),
});
