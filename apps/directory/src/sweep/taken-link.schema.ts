import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { TakenLink } from './taken-link.js';

export type TakenLinkDocument = Omit<TakenLink, 'id'> & { _id: string };

const schema = new Schema(
  {
    _id: String,
    of: String,
    recordId: String,
    holder: String,
    holderId: String,
    at: Date,
    replacedBy: { type: String, default: null },
    position: Number,
    certificates: [Schema.Types.Mixed],
    locationIds: [String],
  },
  { collection: 'takenLinks', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const takenLinkDocuments = (connection: Connection) =>
  documentsOf<TakenLinkDocument>(connection, 'TakenLink', schema);
