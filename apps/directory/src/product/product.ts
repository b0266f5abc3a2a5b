import type { ProductInput } from '@tedarik/commands';
import type { ProductSnapshot } from '@tedarik/events';
import { mapTexts, PRODUCT_FIELD_NAMES, type ProductFieldName, type Texts, textsOf } from '@tedarik/fields';
import { hashOf, newId } from '@tedarik/service-kit';
import { sortKey } from '@tedarik/turkish';
import { checkProduct, type ProductForm } from './product-rules.js';
import { productChangedMeanwhile } from './product.errors.js';

/** Something that a business sells. `version` counts stored changes, `revision` only saves of an editor. */
export interface Product extends Texts<ProductFieldName> {
  id: string;
  /** The main business, which has the product in its own list. */
  businessId: string;
  /** Other businesses that offer it too. */
  alsoOfferedBy: string[];
  /** The public ones among the businesses that offer it, the main one first. Recomputed whenever one of them changes. */
  shownBy: string[];
  name: string;
  sortKey: string;
  description: string;
  /** Null only for products stored before it became required. */
  categoryId: string | null;
  /** In lira; null when the price is on request. */
  price: number | null;
  currency: 'TRY';
  imageUrl: string | null;
  /** Position in the business's own list, from 0. */
  position: number;
  version: number;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

/** Name of erased products. No other product has an empty name. */
const ERASED = '';

/** Converts the products of a business form. An input with the id of a product in `before` keeps that id; other ids are replaced. */
export function toProducts(
  inputs: readonly ProductInput[],
  businessId: string,
  before: readonly Product[],
  now: Date,
): Product[] {
  const earlier = new Map(before.map((product) => [product.id, product]));
  return inputs.map(({ id, alsoOfferedBy, description, ...fields }, position) => {
    const kept = earlier.get(id ?? '');
    const others = alsoOfferedBy ?? kept?.alsoOfferedBy ?? [];
    const product = {
      ...fields,
      ...keptTexts(fields, kept),
      description: description ?? kept?.description ?? '',
      id: kept?.id ?? newId(),
      businessId,
      alsoOfferedBy: [...new Set(others)].filter((other) => other !== businessId),
      shownBy: kept?.shownBy ?? [],
      sortKey: sortKey(fields.name),
      currency: 'TRY',
      position,
      version: kept?.version ?? 0,
      revision: kept?.revision ?? 1,
      createdAt: kept?.createdAt ?? now,
      updatedAt: kept?.updatedAt ?? now,
      deletedAt: null,
    } satisfies Product;
    return kept && isEdited(product, kept) ? { ...product, revision: kept.revision + 1 } : product;
  });
}

/** The plain text fields; one that is not given keeps its value. */
const keptTexts = (given: Partial<Texts<ProductFieldName>>, kept: Product | undefined): Texts<ProductFieldName> =>
  mapTexts(PRODUCT_FIELD_NAMES, (name) => (given[name] === undefined ? kept?.[name] : given[name]) ?? null);

/** A change of the position alone does not count as an edit, so it makes no open form of the product stale. */
const isEdited = (product: Product, before: Product): boolean =>
  hashOf({ ...product, position: before.position }) !== hashOf(before);

/** Creates a product in its business's list, offered by that business alone. Throws product-refused, which names every wrong field. */
export function createProduct(given: ProductForm, position: number, id: string, now: Date): Product {
  const fields = checkProduct(given);
  return {
    id,
    ...fields,
    alsoOfferedBy: [],
    shownBy: [],
    sortKey: sortKey(fields.name),
    currency: 'TRY',
    position,
    version: 0,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}

/** An editor's save: undefined leaves a field unchanged, null clears it. */
export interface ProductEdit {
  /** The revision on which the form was opened. */
  revision: number;
  changes: Partial<ProductForm>;
  /** Position in the list of the business that has it after the save. */
  position: number;
}

/**
 * Returns the product after an editor's save, or `before` itself when nothing changed. Throws product-changed-meanwhile when the form is
 * stale, and product-refused for broken rules.
 */
export function editProduct(before: Product, { revision, changes, position }: ProductEdit): Product {
  if (revision !== before.revision) throw productChangedMeanwhile(before.id, before.revision);
  const fields = checkProduct(changes);
  const product = { ...before, ...fields, position };
  product.sortKey = sortKey(product.name);
  product.alsoOfferedBy = before.alsoOfferedBy.filter((other) => other !== product.businessId);
  return isEdited(product, before) ? { ...product, revision: before.revision + 1 } : before;
}

/** Marks the product as deleted. It keeps the businesses that offer it, and its record, so that versions continue to rise. */
export const deleteProduct = (product: Product, now: Date): Product => ({ ...product, deletedAt: now });

/** Restores the product at its former position. */
export const restoreProduct = (product: Product): Product => ({ ...product, deletedAt: null });

/** The part of a deleted product that is kept for good: id, main business and version. */
export const eraseProduct = (product: Product): Product => ({
  ...product,
  alsoOfferedBy: [],
  name: ERASED,
  sortKey: '',
  description: '',
  categoryId: null,
  price: null,
  imageUrl: null,
  ...textsOf(PRODUCT_FIELD_NAMES, {}),
});

/** Whether only the tombstone of the product is left. */
export const isErased = ({ name }: Pick<Product, 'name'>): boolean => name === ERASED;

/** All businesses that offer it, the main one first. */
export const offeredBy = ({ businessId, alsoOfferedBy }: Product): string[] => [businessId, ...alsoOfferedBy];

/** Returns the next version of a product, or undefined when nothing differs from before. */
export function nextVersion(product: Product, before: Product | undefined, now: Date): Product | undefined {
  if (before && hashOf(before) === hashOf(product)) return undefined;
  return { ...product, version: product.version + 1, updatedAt: now };
}

/** The public data of a product. */
export const productSnapshot = (product: Product): ProductSnapshot => ({
  id: product.id,
  name: product.name,
  sortKey: product.sortKey,
  description: product.description,
  categoryId: product.categoryId,
  price: product.price,
  imageUrl: product.imageUrl,
  ...textsOf(PRODUCT_FIELD_NAMES, product),
  businessIds: product.shownBy,
});

/** The payload of a tombstone. */
export const productTombstone = ({ id, deletedAt, updatedAt }: Product) => ({
  id,
  deletedAt: (deletedAt ?? updatedAt).toISOString(),
});

/** The product as the audit log names it. */
export const recordOf = ({ id, name }: Product) => ({ kind: 'product', id, name });

/** The fields in the audit log: those that an editor sets, without derived ones. */
export const decidedFields = (product: Product) => {
  const { businessId, alsoOfferedBy, name, description, categoryId, price, imageUrl } = product;
  const texts = textsOf(PRODUCT_FIELD_NAMES, product);
  return { businessId, alsoOfferedBy, name, description, categoryId, price, imageUrl, ...texts };
};
