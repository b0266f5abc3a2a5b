import { Schema, type Connection } from 'mongoose';
import { documentsOf } from '@tedarik/service-kit';
import type { Category } from './category.js';

export type CategoryDocument = Omit<Category, 'id'> & { _id: string };

const schema = new Schema(
  {
    _id: String,
    slug: String,
    name: String,
    nameKey: String,
    sortKey: String,
    sortOrder: Number,
    description: String,
    version: Number,
    revision: Number,
    createdAt: Date,
    deletedAt: Date,
    importId: String,
  },
  { collection: 'categories', versionKey: false, id: false, autoIndex: false },
);

export const categoryDocuments = (connection: Connection) =>
  documentsOf<CategoryDocument>(connection, 'Category', schema);
