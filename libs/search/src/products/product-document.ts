import type { ProductSnapshot } from '@tedarik/events';
import { fold } from '@tedarik/turkish';
import type { DocumentStamp, Tombstone } from '../index-definition.js';

/** What a card shows; names of businesses and categories are looked up by their keys. */
export type ProductCard = Omit<ProductSnapshot, 'sortKey'>;

/** A product as the index holds it. */
export interface ProductDocument extends Tombstone {
  /** Whether a public business offers it. */
  public: boolean;
  /** Name and description, folded, a value each: no match reaches from one into the other. */
  text: string[];
  sortKey: string;
  categoryId: string | null;
  card: ProductCard;
}

// A value's last letter begins no pair by itself, and one letter is searched as the beginning of a pair.
const END = ' ';

/** The document of a snapshot. */
export function toProductDocument(snapshot: ProductSnapshot, { version, hash }: DocumentStamp): ProductDocument {
  const { sortKey, ...card } = snapshot;
  const { id, name, description, categoryId, businessIds } = snapshot;
  return {
    id,
    version,
    hash,
    deleted: false,
    public: businessIds.length > 0,
    text: [name, description].map((text) => fold(text) + END),
    sortKey,
    categoryId,
    card,
  };
}
