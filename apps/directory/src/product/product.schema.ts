import { Schema, type Connection } from 'mongoose';
import type { Product } from './product.js';
import { documentsOf } from '../mongo/documents.js';

export type ProductDocument = Omit<Product, 'id'> & { _id: string };

const schema = new Schema(
  {
    _id: String,
    businessId: String,
    name: String,
    sortKey: String,
    description: String,
    categoryId: String,
    price: Number,
    imageUrl: String,
    position: Number,
    createdAt: Date,
  },
  { collection: 'products', versionKey: false, id: false, autoIndex: false },
);

export const productDocuments = (connection: Connection) => documentsOf<ProductDocument>(connection, 'Product', schema);
