import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { Overwritten } from './overwritten.js';

/** What an import wrote over a business. `_id` is '<importId>/<businessId>'. */
export interface OverwrittenDocument {
  _id: string;
  businessId: string;
  fields: Overwritten;
  at: Date;
  /** What an undo made of it; null before. */
  outcome: 'undone' | 'kept' | null;
}

const schema = new Schema(
  { _id: String, businessId: String, fields: Schema.Types.Mixed, at: Date, outcome: String },
  { collection: 'overwritten', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const overwrittenDocuments = (connection: Connection) =>
  documentsOf<OverwrittenDocument>(connection, 'Overwritten', schema);
