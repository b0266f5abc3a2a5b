import { documentsOf } from '@tedarik/service-kit';
import { type Connection, Schema } from 'mongoose';
import type { Visitor } from './visitor.js';

export type VisitorDocument = Omit<Visitor, 'id'> & { _id: string };

const schema = new Schema(
  {
    _id: String,
    name: String,
    email: String,
    verified: Boolean,
    passwordHash: String,
    signUpKey: String,
    notice: { version: String, at: Date },
    version: Number,
    createdAt: Date,
    lastSignInAt: Date,
    dropAt: Date,
  },
  { collection: 'visitors', versionKey: false, id: false, autoIndex: false },
);

export const visitorDocuments = (connection: Connection) => documentsOf<VisitorDocument>(connection, 'Visitor', schema);
