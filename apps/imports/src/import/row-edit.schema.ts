import type { EditedValue } from '@tedarik/commands';
import { Schema } from 'mongoose';
import type { RowChoice } from './import.schema.js';

/** Values that replace what one row of an import says. Stored separately from the rows, so that it survives another reading of the file. */
export class RowEdit {
  /** See rowEditId. */
  _id: string;
  importId: string;
  row: number;
  values: EditedValue[];
  /** Choice for the row at the last request to read the file again; later choices are stored in its chunk. */
  choice: Pick<RowChoice, 'action' | 'categoryNames'> | null;
  /** Rises with each edit; also kept by a row whose values were reset to those of the file. */
  revision: number;
  /** Key by which the row is recognised in the next file; see sourceKeyOf. */
  key: string | null;
  editedBy: string | null;
  editedAt: Date;
}

export const rowEditId = (importId: string, row: number): string => `${importId}/${row}`;

export const rowEditSchema = new Schema<RowEdit>(
  {
    _id: String,
    importId: String,
    row: Number,
    values: Schema.Types.Mixed,
    choice: Schema.Types.Mixed,
    revision: Number,
    key: String,
    editedBy: String,
    editedAt: Date,
  },
  { collection: 'importEdits', versionKey: false, autoIndex: false },
);
