import type { ProductSnapshot } from '@tedarik/events';
import { fold } from '@tedarik/turkish';
import { searchableText } from '../businesses/query-words.js';
import type { DocumentStamp, Tombstone } from '../index-definition.js';

/** The fields that a card shows; names of businesses and categories are looked up by their ids. */
export type ProductCard = Omit<ProductSnapshot, 'sortKey'>;

/** A product as the index stores it. */
export interface ProductDocument extends Tombstone {
  /** Whether a public business offers it. */
  public: boolean;
  name: string;
  description: string;
  /** Folded name and description for substring matches. They are separate values, so that no match spans both. */
  text: string[];
  sortKey: string;
  /** In Turkish lira; null if the price is on request. */
  price: number | null;
  categoryId: string | null;
  card: ProductCard;
}

// Appended so that the last letter also begins a pair: a single letter is searched for as the beginning of a pair.
const END = ' ';

/** Builds the document from a snapshot. */
export function toProductDocument(snapshot: ProductSnapshot, { version, hash }: DocumentStamp): ProductDocument {
  const { sortKey, ...card } = snapshot;
  const { id, name, description, price, categoryId, businessIds } = snapshot;
  return {
    id,
    version,
    hash,
    deleted: false,
    public: businessIds.length > 0,
    name: searchableText(name),
    description: searchableText(description),
    text: [name, description].map((text) => fold(text) + END),
    sortKey,
    price,
    categoryId,
    card,
  };
}
