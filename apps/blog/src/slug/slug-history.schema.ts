import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';

export type SluggedKind = 'post' | 'category';

/** An address that a record had before; kept for good. */
export interface SlugHistoryDocument {
  _id: string;
  kind: SluggedKind;
  slug: string;
  /** Record that had it. */
  id: string;
  at: Date;
}

const schema = new Schema(
  { _id: String, kind: String, slug: String, id: String, at: Date },
  { collection: 'slugHistory', versionKey: false, id: false, autoIndex: false },
);

export const slugHistoryDocuments = (connection: Connection) =>
  documentsOf<SlugHistoryDocument>(connection, 'SlugHistory', schema);
