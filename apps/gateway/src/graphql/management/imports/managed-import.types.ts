import { ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import {
  ColumnSeparator as ColumnSeparators,
  ImportForm as ImportForms,
  ImportProgress,
  ImportSettings,
  ImportStatus as ImportStatuses,
  StartImport,
} from '@tedarik/commands';
import { inputOf, pageOf, typeOf } from '../../type-of.js';

export const ImportForm = ImportForms.enum;
export type ImportForm = ImportForms;
registerEnumType(ImportForm, { name: 'ImportForm', description: 'Maps-style records, or columns in a fixed order.' });

export const ColumnSeparator = ColumnSeparators.enum;
export type ColumnSeparator = ColumnSeparators;
registerEnumType(ColumnSeparator, { name: 'ColumnSeparator' });

export const ImportStatus = ImportStatuses.enum;
export type ImportStatus = ImportStatuses;
registerEnumType(ImportStatus, { name: 'ImportStatus' });

export const ImportedStatus = ImportSettings.shape.status.enum;
export type ImportedStatus = ImportSettings['status'];
registerEnumType(ImportedStatus, { name: 'ImportedStatus', description: 'Of the businesses that an import creates.' });

export const OnDuplicate = ImportSettings.shape.onDuplicate.enum;
export type OnDuplicate = ImportSettings['onDuplicate'];
registerEnumType(OnDuplicate, {
  name: 'OnDuplicate',
  description: 'What a row does that is a business already there.',
});

export const OnBranch = ImportSettings.shape.onBranch.enum;
export type OnBranch = ImportSettings['onBranch'];
registerEnumType(OnBranch, {
  name: 'OnBranch',
  description: 'What a row does that bears the name of a business somewhere else.',
});

const typeChoice = ImportSettings.shape.typeCategories.element;
const settings = {
  status: { type: () => ImportedStatus },
  onDuplicate: { type: () => OnDuplicate },
  onBranch: { type: () => OnBranch },
};
const remember = 'Holds for later imports too.';

@ObjectType()
export class ManagedTypeChoice extends typeOf(typeChoice, { remember }) {}

@ObjectType()
export class ManagedImportSettings extends typeOf(ImportSettings, {
  ...settings,
  defaultCategory: "For rows whose type no rule knows; null leaves them in 'Diğer'.",
  typeCategories: { type: () => ManagedTypeChoice },
}) {}

@ObjectType({ description: 'Counts add up: read = created + updated + duplicate + skipped + invalid + remaining.' })
export class ManagedImport extends typeOf(ImportProgress, {
  form: { type: () => ImportForm },
  status: { type: () => ImportStatus },
  failure: 'Code of why the whole import failed.',
  failureLine: 'Line of the file where it broke.',
  settings: { type: () => ManagedImportSettings },
  separator: { type: () => ColumnSeparator, description: 'As given or recognised; null for JSON.' },
  skipped: 'Left out by whoever reviewed it, or by a cancel.',
  undone: 'Of those created or updated: taken back again.',
  kept: 'Of those created or updated: kept by an undo, because somebody had touched them.',
  rowsPerSecond: 'Of the last half minute; null while nothing goes in.',
  startedBy: 'Name of who started it; null for the command line.',
}) {}

@ObjectType()
export class ManagedImportList extends pageOf(ManagedImport) {}

@InputType()
export class TypeChoiceInput extends inputOf(typeChoice, { remember }) {}

@InputType({ description: 'What holds for all rows that nobody chose something else for.' })
export class ImportSettingsInput extends inputOf(ImportSettings, {
  ...settings,
  typeCategories: { type: () => TypeChoiceInput },
}) {}

@InputType({ description: 'A file that was uploaded, and how it is to be read.' })
export class StartImportInput extends inputOf(StartImport.request.omit({ review: true }), {
  fileId: { type: () => ID, description: 'As the upload answered it.' },
  form: { type: () => ImportForm },
  separator: { type: () => ColumnSeparator, description: 'Null: recognised in the file.' },
  settings: { type: () => ImportSettingsInput },
}) {}
