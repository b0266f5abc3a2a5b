import { Field, Float, ID, InputType, Int, ObjectType, OmitType, registerEnumType } from '@nestjs/graphql';
import {
  ColumnSeparator as ColumnSeparators,
  ImportForm as ImportForms,
  ImportSettings,
  ImportStatus as ImportStatuses,
} from '@tedarik/commands';

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

@ObjectType()
export class ManagedTypeChoice {
  @Field(() => String)
  type: string;

  @Field(() => String)
  category: string;

  @Field(() => Boolean, { description: 'Holds for later imports too.' })
  remember: boolean;
}

@ObjectType()
export class ManagedImportSettings {
  @Field(() => ImportedStatus)
  status: ImportedStatus;

  @Field(() => String, {
    nullable: true,
    description: "For rows whose type no rule knows; null leaves them in 'Diğer'.",
  })
  defaultCategory: string | null;

  @Field(() => OnDuplicate)
  onDuplicate: OnDuplicate;

  @Field(() => OnBranch)
  onBranch: OnBranch;

  @Field(() => [ManagedTypeChoice])
  typeCategories: ManagedTypeChoice[];
}

@ObjectType({ description: 'Counts add up: read = created + updated + duplicate + skipped + invalid + remaining.' })
export class ManagedImport {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  fileName: string;

  @Field(() => ImportForm)
  form: ImportForm;

  @Field(() => ImportStatus)
  status: ImportStatus;

  @Field(() => String, { nullable: true, description: 'Code of why the whole import failed.' })
  failure: string | null;

  @Field(() => Int, { nullable: true, description: 'Line of the file where it broke.' })
  failureLine: number | null;

  @Field(() => ManagedImportSettings)
  settings: ManagedImportSettings;

  @Field(() => ColumnSeparator, { nullable: true, description: 'As given or recognised; null for JSON.' })
  separator: ColumnSeparator | null;

  @Field(() => Int)
  read: number;

  @Field(() => Int)
  created: number;

  @Field(() => Int)
  updated: number;

  @Field(() => Int)
  duplicate: number;

  @Field(() => Int, { description: 'Left out by whoever reviewed it, or by a cancel.' })
  skipped: number;

  @Field(() => Int)
  invalid: number;

  @Field(() => Int)
  remaining: number;

  @Field(() => Int, { description: 'Of those created or updated: taken back again.' })
  undone: number;

  @Field(() => Int, { description: 'Of those created or updated: kept by an undo, because somebody had touched them.' })
  kept: number;

  @Field(() => Float, { nullable: true, description: 'Of the last half minute; null while nothing goes in.' })
  rowsPerSecond: number | null;

  @Field(() => Int, { nullable: true })
  secondsLeft: number | null;

  @Field(() => String, { nullable: true, description: 'Name of who started it; null for the command line.' })
  startedBy: string | null;

  @Field(() => String)
  createdAt: string;

  @Field(() => String, { nullable: true })
  startedAt: string | null;

  @Field(() => String, { nullable: true })
  finishedAt: string | null;
}

@ObjectType()
export class ManagedImportList {
  @Field(() => [ManagedImport])
  items: ManagedImport[];

  @Field(() => Int)
  total: number;
}

@InputType()
export class TypeChoiceInput extends OmitType(ManagedTypeChoice, [], InputType) {}

@InputType({ description: 'What holds for all rows that nobody chose something else for.' })
export class ImportSettingsInput extends OmitType(
  ManagedImportSettings,
  ['defaultCategory', 'typeCategories'],
  InputType,
) {
  @Field(() => String, { nullable: true })
  defaultCategory?: string | null;

  @Field(() => [TypeChoiceInput])
  typeCategories: TypeChoiceInput[];
}

@InputType({ description: 'A file that was uploaded, and how it is to be read.' })
export class StartImportInput {
  @Field(() => ID, { description: 'As the upload answered it.' })
  fileId: string;

  @Field(() => String)
  fileName: string;

  @Field(() => ImportForm)
  form: ImportForm;

  @Field(() => ColumnSeparator, { nullable: true, description: 'Null: recognised in the file.' })
  separator?: ColumnSeparator | null;

  @Field(() => ImportSettingsInput)
  settings: ImportSettingsInput;
}
