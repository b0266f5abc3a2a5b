import type { ChosenColumn, ConstantField } from '@tedarik/commands';
import { Schema } from 'mongoose';
import type { SavedSettings } from './saved-settings.js';
import type { Corrections } from './corrections.js';

/** The choices for tables or records with these column or field names. */
export class ColumnMapping {
  /** See mappingKey. */
  _id: string;
  columns: ChosenColumn[];
  constants: ConstantField[];
  /** Settings of the last confirmed import; null when there were none beyond the defaults. */
  settings: SavedSettings | null;
  /** Fixes and edits of its rows, offered to whoever imports the next file of this kind. */
  fixes: Corrections['fixes'];
  edits: Corrections['edits'];
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
