import type { ChosenColumn, ConstantField } from '@tedarik/commands';
import { Schema } from 'mongoose';

/** What somebody chose for the columns of tables with these names. */
export class ColumnMapping {
  /** See mappingKey. */
  _id: string;
  columns: ChosenColumn[];
  constants: ConstantField[];
  savedAt: Date;
}

export const columnMappingSchema = new Schema<ColumnMapping>(
  { _id: String, columns: Schema.Types.Mixed, constants: Schema.Types.Mixed, savedAt: Date },
  { collection: 'columnMappings', versionKey: false, autoIndex: false },
);
