import { documentsOf } from '@tedarik/service-kit';
import { type Connection, Schema } from 'mongoose';

/** A post that lost its category when that was deleted; its id is the post's. */
export interface ReleaseDocument {
  _id: string;
  categoryId: string;
  /** Of the post: another one later means that somebody has decided anew. */
  revision: number;
  at: Date;
}

const schema = new Schema(
  { _id: String, categoryId: String, revision: Number, at: Date },
  { collection: 'releases', versionKey: false, id: false, autoIndex: false },
);

export const releaseDocuments = (connection: Connection) => documentsOf<ReleaseDocument>(connection, 'Release', schema);
