import { documentsOf } from '@tedarik/service-kit';
import { type Connection, Schema } from 'mongoose';
import type { Link } from './link.js';

export type LinkDocument = Omit<Link, 'tokenHash'> & { _id: string };

const schema = new Schema(
  {
    _id: String,
    purpose: String,
    visitorId: String,
    expiresAt: Date,
    signUp: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'links', versionKey: false, id: false, autoIndex: false },
);

export const linkDocuments = (connection: Connection) => documentsOf<LinkDocument>(connection, 'Link', schema);
