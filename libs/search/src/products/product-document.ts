import type { ProductSnapshot } from '@tedarik/events';
import { fold } from '@tedarik/turkish';
import { searchableText } from '../businesses/query-words.js';
import type { DocumentStamp, Tombstone } from '../index-definition.js';

/** What a card shows; names of businesses and categories are looked up by their keys. */
export type ProductCard = Omit<ProductSnapshot, 'sortKey'>;

/** A product as the index holds it. */
export interface ProductDocument extends Tombstone {
  /** Whether a public business offers it. */
  public: boolean;
  name: string;
  description: string;
  /** Name and description letter by letter, folded, a value each: no match reaches from one into the other. */
  text: string[];
  sortKey: string;
  /** Turkish lira; null when on request. */
  price: number | null;
  categoryId: string | null;
  card: ProductCard;
}

// A value's last letter begins no pair by itself, and one letter is searched as the beginning of a pair.
const END = ' ';

/** The document of a snapshot. */
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
