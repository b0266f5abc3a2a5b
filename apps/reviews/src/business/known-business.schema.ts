import { documentsOf } from '@tedarik/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { KnownBusiness } from './known-business.js';

export type KnownBusinessDocument = Omit<KnownBusiness, 'id'> & {
  _id: string;
  /** The name that all its reviews are found by; another than `name` until they have been gone through. */
  reviewsName: string;
};

const schema = new Schema(
  { _id: String, name: String, slug: String, isPublic: Boolean, version: Number, reviewsName: String },
  { collection: 'businesses', versionKey: false, id: false, autoIndex: false, minimize: false },
);

export const knownBusinessDocuments = (connection: Connection) =>
  documentsOf<KnownBusinessDocument>(connection, 'KnownBusiness', schema);
