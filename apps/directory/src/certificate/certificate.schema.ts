import { Schema, type Connection } from 'mongoose';
import { documentsOf } from '@tedarik/service-kit';
import type { Certificate } from './certificate.js';

export type CertificateDocument = Omit<Certificate, 'id'> & { _id: string };

const schema = new Schema(
  {
    _id: String,
    name: String,
    nameKey: String,
    sortKey: String,
    description: String,
    revision: Number,
    createdAt: Date,
    deletedAt: Date,
  },
  { collection: 'certificates', versionKey: false, id: false, autoIndex: false },
);

export const certificateDocuments = (connection: Connection) =>
  documentsOf<CertificateDocument>(connection, 'Certificate', schema);
