import type { ImportFailure } from '@tedarik/commands';
import { Schema } from 'mongoose';

/** Work that failed and has not succeeded since: the reading of a file, or one chunk. */
export class FailedWork implements Pick<ImportFailure, 'importId' | 'chunk' | 'reason' | 'times'> {
  /** See workId. */
  _id: string;
  importId: string;
  /** Null means the reading of the file. */
  chunk: number | null;
  reason: string;
  times: number;
  at: Date;
}

export const failedWorkSchema = new Schema<FailedWork>(
  { _id: String, importId: String, chunk: Number, reason: String, times: Number, at: Date },
  { collection: 'importFailures', versionKey: false, autoIndex: false },
);
