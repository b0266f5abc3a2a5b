import type { mongo } from 'mongoose';
import { documentsOf } from '../database/documents.js';

/** A command that was carried out, and its outcome. MongoDB deletes the row after a day. */
export interface ExecutedCommand {
  _id: string;
  hash: string;
  outcome: unknown;
  at: Date;
}

export const commandDocuments = documentsOf<ExecutedCommand>('commands');

const DAY_SECONDS = 86_400;

/** Indexes of the collection `commands`, for the migration of a service that has a command log. */
export const COMMAND_LOG_INDEXES: mongo.IndexDescription[] = [
  { key: { at: 1 }, name: 'kept', expireAfterSeconds: DAY_SECONDS },
];
