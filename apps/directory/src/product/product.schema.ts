import { PRODUCT_FIELD_NAMES, textsOf } from '@tedarik/fields';
import { documentsOf, without } from '@tedarik/service-kit';
import { foldedWords } from '@tedarik/turkish';
import { ALL_PUBLIC } from '../hits.js';
import type { Product } from './product.js';

/** Derived fields for lists; recomputed at each write. */
interface ProductListing {
  /** 'all' and the category; empty while no public business offers the product. */
  lists: string[];
  /**
   * Folded words of name and description; empty once it is deleted. Kept for hidden products too, because the back office searches them.
   */
  words: string[];
}

export type ProductDocument = Omit<Product, 'id'> & ProductListing & { _id: string };

const MOST_WORDS = 150;

export const productDocuments = documentsOf<ProductDocument>('products');

export function toProductDocument({ id, ...fields }: Product): ProductDocument {
  return { _id: id, ...fields, ...listingOf(fields) };
}

export function fromProductDocument({ _id, ...stored }: ProductDocument): Product {
  // Documents stored before these fields were introduced do not have them.
  return { id: _id, ...without(stored, ['lists', 'words']), ...textsOf(PRODUCT_FIELD_NAMES, stored) };
}

function listingOf({ shownBy, categoryId, name, description, deletedAt }: Omit<Product, 'id'>): ProductListing {
  const lists = categoryId ? [ALL_PUBLIC, categoryId] : [ALL_PUBLIC];
  return { lists: shownBy.length > 0 ? lists : [], words: deletedAt ? [] : wordsOf(`${name} ${description}`) };
}

const wordsOf = (text: string): string[] => [...new Set(foldedWords(text))].slice(0, MOST_WORDS);
