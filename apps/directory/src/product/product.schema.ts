import { documentsOf, without } from '@tedarik/service-kit';
import { foldedWords } from '@tedarik/turkish';
import { Schema, type Connection } from 'mongoose';
import { ALL_PUBLIC } from '../business/listing.js';
import type { Product } from './product.js';

/** What the owner's lists look at, worked out at each write: nothing while no public business offers the product. */
interface ProductListing {
  /** 'all' and the category. */
  lists: string[];
  /** Folded words of name and description. */
  words: string[];
}

export type ProductDocument = Omit<Product, 'id'> & ProductListing & { _id: string };

const MOST_WORDS = 150;

const schema = new Schema(
  {
    _id: String,
    businessId: String,
    alsoOfferedBy: [String],
    shownBy: [String],
    name: String,
    sortKey: String,
    description: String,
    categoryId: String,
    price: Number,
    currency: String,
    imageUrl: String,
    position: Number,
    version: Number,
    createdAt: Date,
    updatedAt: Date,
    deletedAt: Date,
    lists: [String],
    words: [String],
  },
  { collection: 'products', versionKey: false, id: false, autoIndex: false },
);

export const productDocuments = (connection: Connection) => documentsOf<ProductDocument>(connection, 'Product', schema);

export function toProductDocument({ id, ...fields }: Product): ProductDocument {
  return { _id: id, ...fields, ...listingOf(fields) };
}

export function fromProductDocument({ _id, ...stored }: ProductDocument): Product {
  return { id: _id, ...without(stored, ['lists', 'words']) };
}

function listingOf({ shownBy, categoryId, name, description }: Omit<Product, 'id'>): ProductListing {
  if (shownBy.length === 0) return { lists: [], words: [] };
  return {
    lists: categoryId ? [ALL_PUBLIC, categoryId] : [ALL_PUBLIC],
    words: [...new Set(foldedWords(`${name} ${description}`))].slice(0, MOST_WORDS),
  };
}
