import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';

/** What identity has said of an account. `name` is null once it is erased. */
export interface AuthorDocument {
  _id: string;
  name: string | null;
  /** Identity's, by which a late event is known. */
  version: number;
}

const schema = new Schema(
  { _id: String, name: { type: String, default: null }, version: Number },
  { collection: 'authors', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const authorDocuments = (connection: Connection) => documentsOf<AuthorDocument>(connection, 'Author', schema);
