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
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

/** No product that is there has this name. */
const ERASED = '';

/** The products of a business as a form lists them. One of `before` keeps its id; no other id is taken over. */
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

/** The plain fields: one that is not given stays. */
const keptTexts = (given: Partial<Texts<ProductFieldName>>, kept: Product | undefined): Texts<ProductFieldName> =>
  mapTexts(PRODUCT_FIELD_NAMES, (name) => (given[name] === undefined ? kept?.[name] : given[name]) ?? null);

/** Another place in the list makes no open form of the product stale. */
const isEdited = (product: Product, before: Product): boolean =>
  hashOf({ ...product, position: before.position }) !== hashOf(before);

/**
 * A new product at a place in its business's list, offered by that business alone. Throws product-refused, naming every
 * wrong field.
 */
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

/** What an editor saves: an undefined field is kept, null clears it. */
export interface ProductEdit {
  /** What the form was opened on. */
  revision: number;
  changes: Partial<ProductForm>;
  /** In the list of the business that has it from now on. */
  position: number;
}

/**
 * The product after an editor's save; the same as before when nothing changed. Throws product-changed-meanwhile when the
 * form is stale, product-refused for broken rules.
 */
export function editProduct(before: Product, { revision, changes, position }: ProductEdit): Product {
  if (revision !== before.revision) throw productChangedMeanwhile(before.id, before.revision);
  const fields = checkProduct(changes);
  const product = { ...before, ...fields, position };
  product.sortKey = sortKey(product.name);
  product.alsoOfferedBy = before.alsoOfferedBy.filter((other) => other !== product.businessId);
  return isEdited(product, before) ? { ...product, revision: before.revision + 1 } : before;
}

/** Out of its list and away from all who offer it; these and its place in the order of versions are kept. */
export const deleteProduct = (product: Product, now: Date): Product => ({ ...product, deletedAt: now });

/** Back where it was. */
export const restoreProduct = (product: Product): Product => ({ ...product, deletedAt: null });

/** What is kept for good of a deleted product: that it was there, in whose list, in which version. */
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

/** Whether nothing but its tombstone is left. */
export const isErased = ({ name }: Pick<Product, 'name'>): boolean => name === ERASED;

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
  ...textsOf(PRODUCT_FIELD_NAMES, product),
  businessIds: product.shownBy,
});

/** What a tombstone says. */
export const productTombstone = ({ id, deletedAt, updatedAt }: Product) => ({
  id,
  deletedAt: (deletedAt ?? updatedAt).toISOString(),
});

/** What the audit trail calls it. */
export const recordOf = ({ id, name }: Product) => ({ kind: 'product', id, name });

/** What the audit trail keeps of it: what an editor decides, not what follows from that. */
export const decidedFields = (product: Product) => {
  const { businessId, alsoOfferedBy, name, description, categoryId, price, imageUrl } = product;
  const texts = textsOf(PRODUCT_FIELD_NAMES, product);
  return { businessId, alsoOfferedBy, name, description, categoryId, price, imageUrl, ...texts };
};
