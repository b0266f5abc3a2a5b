import type { RowOutcome } from '@tedarik/commands';
import { Schema, type Connection } from 'mongoose';
import { documentsOf } from '@tedarik/service-kit';

/** What became of a batch of an import. `_id` is '<importId>/<chunk>'. */
export interface ImportChunk {
  _id: string;
  /** Of the worker that wrote last; a lower one has been overtaken. */
  fence: number;
  /** Of the first rows of the batch, in its order; of all of them once it is done. */
  outcomes: RowOutcome[];
  at: Date;
}

const schema = new Schema(
  { _id: String, fence: Number, outcomes: [Schema.Types.Mixed], at: Date },
  { collection: 'importChunks', versionKey: false, id: false, autoIndex: false },
);

export const importChunkDocuments = (connection: Connection) =>
  documentsOf<ImportChunk>(connection, 'ImportChunk', schema);
