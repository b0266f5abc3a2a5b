import type { ChosenColumn, ConstantField } from '@tedarik/commands';
import { Schema } from 'mongoose';
import type { KeptSettings } from './kept-settings.js';

/** What somebody chose for the columns of tables with these names. */
export class ColumnMapping {
  /** See mappingKey. */
  _id: string;
  columns: ChosenColumn[];
  constants: ConstantField[];
  /** With what its last import was confirmed; null where nothing was, or only what is plain. */
  settings: KeptSettings | null;
  savedAt: Date;
}

export const columnMappingSchema = new Schema<ColumnMapping>(
  {
    _id: String,
    columns: Schema.Types.Mixed,
    constants: Schema.Types.Mixed,
    settings: Schema.Types.Mixed,
    savedAt: Date,
  },
  { collection: 'columnMappings', versionKey: false, autoIndex: false },
);
