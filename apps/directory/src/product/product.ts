import type { ProductInput } from '@tedarik/commands';
import { newId } from '@tedarik/service-kit';
import { sortKey } from '@tedarik/turkish';

/** Something a business sells. Price in Turkish lira, null when on request. */
export interface Product {
  id: string;
  businessId: string;
  name: string;
  sortKey: string;
  description: string;
  categoryId: string | null;
  price: number | null;
  imageUrl: string | null;
  /** Place in the business's own list, from 0. */
  position: number;
  createdAt: Date;
}

/** The products of a business as a form lists them. One of `before` keeps its id; no other id is taken over. */
export function toProducts(
  inputs: readonly ProductInput[],
  businessId: string,
  before: readonly Product[],
  now: Date,
): Product[] {
  const earlier = new Map(before.map((product) => [product.id, product]));
  return inputs.map(({ id, ...fields }, position) => {
    const kept = earlier.get(id ?? '');
    return {
      ...fields,
      id: kept?.id ?? newId(),
      businessId,
      sortKey: sortKey(fields.name),
      position,
      createdAt: kept?.createdAt ?? now,
    };
  });
}
