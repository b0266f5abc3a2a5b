import type { ProductInput } from '@tedarik/commands';
import type { ProductSnapshot } from '@tedarik/events';
import { hashOf, newId } from '@tedarik/service-kit';
import { sortKey } from '@tedarik/turkish';

/** Something that a business sells. `version` counts stored changes. */
export interface Product {
  id: string;
  /** Whose list it is in. */
  businessId: string;
  /** Others that offer it too. */
  alsoOfferedBy: string[];
  /** Those of all these that are public, its own business first: worked out whenever one of them changes. */
  shownBy: string[];
  name: string;
  sortKey: string;
  description: string;
  /** Null only where none was stored before it became required. */
  categoryId: string | null;
  /** Null when on request. */
  price: number | null;
  currency: 'TRY';
  imageUrl: string | null;
  /** Place in the business's own list, from 0. */
  position: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

/** The products of a business as a form lists them. One of `before` keeps its id; no other id is taken over. */
export function toProducts(
  inputs: readonly ProductInput[],
  businessId: string,
  before: readonly Product[],
  now: Date,
): Product[] {
  const earlier = new Map(before.map((product) => [product.id, product]));
  return inputs.map(({ id, alsoOfferedBy, ...fields }, position) => {
    const kept = earlier.get(id ?? '');
    const others = alsoOfferedBy ?? kept?.alsoOfferedBy ?? [];
    return {
      ...fields,
      id: kept?.id ?? newId(),
      businessId,
      alsoOfferedBy: [...new Set(others)].filter((other) => other !== businessId),
      shownBy: kept?.shownBy ?? [],
      sortKey: sortKey(fields.name),
      currency: 'TRY',
      position,
      version: kept?.version ?? 0,
      createdAt: kept?.createdAt ?? now,
      updatedAt: kept?.updatedAt ?? now,
      deletedAt: null,
    };
  });
}

/** Every business that offers it, its own first. */
export const offeredBy = ({ businessId, alsoOfferedBy }: Product): string[] => [businessId, ...alsoOfferedBy];

/** The next stored state of a product, or undefined when it is the same as before. */
export function nextVersion(product: Product, before: Product | undefined, now: Date): Product | undefined {
  if (before && hashOf(before) === hashOf(product)) return undefined;
  return { ...product, version: product.version + 1, updatedAt: now };
}

/** What the public may see. */
export const productSnapshot = (product: Product): ProductSnapshot => ({
  id: product.id,
  name: product.name,
  sortKey: product.sortKey,
  description: product.description,
  categoryId: product.categoryId,
  price: product.price,
  imageUrl: product.imageUrl,
  businessIds: product.shownBy,
});

/** What a tombstone says. */
export const productTombstone = ({ id, deletedAt, updatedAt }: Product) => ({
  id,
  deletedAt: (deletedAt ?? updatedAt).toISOString(),
});
