import { Schema, type Connection } from 'mongoose';
import { documentsOf } from '@tedarik/service-kit';
import type { District } from './district.js';

export type DistrictDocument = Omit<District, 'id'> & { _id: string };

const schema = new Schema(
  {
    _id: String,
    slug: String,
    name: String,
    nameKey: String,
    city: String,
    cityKey: String,
    region: String,
    country: String,
    description: String,
    imageUrl: String,
    version: Number,
    revision: Number,
    createdAt: Date,
    deletedAt: Date,
  },
  { collection: 'districts', versionKey: false, id: false, autoIndex: false },
);

export const districtDocuments = (connection: Connection) =>
  documentsOf<DistrictDocument>(connection, 'District', schema);
