import type { ChosenColumn, ConstantField } from '@tedarik/commands';
import { Schema } from 'mongoose';
import type { KeptSettings } from './kept-settings.js';
import type { Mends } from './mends.js';

/** What somebody chose for the columns of tables, or the fields of records, with these names. */
export class ColumnMapping {
  /** See mappingKey. */
  _id: string;
  columns: ChosenColumn[];
  constants: ConstantField[];
  /** With what its last import was confirmed; null where nothing was, or only what is plain. */
  settings: KeptSettings | null;
  /** How its rows were mended, for whoever imports the next file of the kind. */
  fixes: Mends['fixes'];
  edits: Mends['edits'];
  savedAt: Date;
}

export const columnMappingSchema = new Schema<ColumnMapping>(
  {
    _id: String,
    columns: Schema.Types.Mixed,
    constants: Schema.Types.Mixed,
    settings: Schema.Types.Mixed,
    fixes: Schema.Types.Mixed,
    edits: Schema.Types.Mixed,
    savedAt: Date,
  },
  { collection: 'columnMappings', versionKey: false, autoIndex: false },
);
