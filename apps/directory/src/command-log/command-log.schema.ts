import { Schema, type Connection } from 'mongoose';
import { documentsOf } from '../mongo/documents.js';

/** A command that was carried out, and what it answered. MongoDB drops the row after a day. */
export interface CarriedOutCommand {
  _id: string;
  hash: string;
  outcome: unknown;
  at: Date;
}

const schema = new Schema(
  { _id: String, hash: String, outcome: Schema.Types.Mixed, at: Date },
  { collection: 'commands', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const commandDocuments = (connection: Connection) =>
  documentsOf<CarriedOutCommand>(connection, 'CarriedOutCommand', schema);
