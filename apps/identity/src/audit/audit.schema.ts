import type { AuditRecord } from '@tedarik/events';
import { documentsOf } from '@tedarik/service-kit';
import { type Connection, Schema } from 'mongoose';

/** A record of the audit log; its id is that of the event that brought it. */
export interface AuditDocument extends AuditRecord {
  _id: string;
  at: Date;
  /** Folded words that the search looks at. */
  words: string[];
  /** Not there once the values are taken out. */
  valued?: true;
}

const schema = new Schema(
  {
    _id: String,
    at: Date,
    actor: { type: Schema.Types.Mixed, default: null },
    action: String,
    record: { kind: String, id: String, name: String },
    before: { type: Schema.Types.Mixed, default: null },
    after: { type: Schema.Types.Mixed, default: null },
    words: [String],
    valued: Boolean,
  },
  { collection: 'audit', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const auditDocuments = (connection: Connection) => documentsOf<AuditDocument>(connection, 'Audit', schema);
