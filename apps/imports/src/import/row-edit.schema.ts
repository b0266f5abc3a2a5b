import type { EditedValue } from '@tedarik/commands';
import { Schema } from 'mongoose';
import type { RowChoice } from './import.schema.js';

/** What somebody wrote in place of what one row of an import says. It outlives the reading of the file. */
export class RowEdit {
  /** See rowEditId. */
  _id: string;
  importId: string;
  row: number;
  values: EditedValue[];
  /** What was chosen for the row when its file was last to be read again; what is chosen since is in its chunk. */
  choice: Pick<RowChoice, 'action' | 'categoryNames'> | null;
  /** Rises with each edit; a row whose values are the file's again keeps it. */
  revision: number;
  /** By which the row is known again in the next file; see sourceKeyOf. */
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
