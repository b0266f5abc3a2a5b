import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { KnownBusiness } from './known-business.js';

export type KnownBusinessDocument = Omit<KnownBusiness, 'id'> & { _id: string };

const schema = new Schema(
  { _id: String, name: String, slug: String, isPublic: Boolean, version: Number },
  { collection: 'businesses', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const knownBusinessDocuments = (connection: Connection) =>
  documentsOf<KnownBusinessDocument>(connection, 'KnownBusiness', schema);
