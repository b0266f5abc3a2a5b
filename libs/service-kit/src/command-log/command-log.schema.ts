import { type Connection, type mongo, Schema } from 'mongoose';
import { documentsOf } from '../database/documents.js';

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

const DAY_SECONDS = 86_400;

/** Indexes of the collection `commands`, for the migration of a service that keeps a command log. */
export const COMMAND_LOG_INDEXES: mongo.IndexDescription[] = [
  { key: { at: 1 }, name: 'kept', expireAfterSeconds: DAY_SECONDS },
];
