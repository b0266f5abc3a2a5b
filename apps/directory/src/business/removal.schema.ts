import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';

/** What the deletion of a business did to products: what its undoing needs to know. */
export interface Removal {
  /** The business. */
  _id: string;
  at: Date;
  /** Products of its list that went with it. */
  deleted: string[];
  /** Products of its list that another business has now, and where they stood. */
  handedOn: { id: string; position: number }[];
  /** Products of others that it offered too. */
  alsoOffered: string[];
}

const schema = new Schema(
  {
    _id: String,
    at: Date,
    deleted: [String],
    handedOn: [new Schema({ id: String, position: Number }, { _id: false, id: false })],
    alsoOffered: [String],
  },
  { collection: 'removals', versionKey: false, id: false, autoIndex: false },
);

export const removalDocuments = (connection: Connection) => documentsOf<Removal>(connection, 'Removal', schema);
