import { BusinessStatus } from '@tedarik/events';
import { mapTexts, PRODUCT_FIELD_NAMES } from '@tedarik/fields';
import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { managedList, ofMany } from './managed-list.js';
import { address, line, paragraph, typedText } from '../text.js';

/** How many businesses SuggestBusinesses returns at most. */
export const MOST_SUGGESTED = 20;

// Limits for messages only. The aggregate has the rules, and names the fields that break one.
const name = typedText(1_000);
const description = typedText(20_000);
const price = z.number().nullable().optional();
const imageUrl = z.string().max(5_000).nullable().optional();
const fields = mapTexts(PRODUCT_FIELD_NAMES, () => typedText(1_000).nullable().optional());

/** A business of any status, with the fields that products and their filters show. */
export const NamedBusiness = z.object({
  id: z.uuid(),
  name: line,
  slug: line,
  status: BusinessStatus,
});
export type NamedBusiness = z.infer<typeof NamedBusiness>;

export const ManagedProduct = z.object({
  id: z.uuid(),
  name: line,
  description: paragraph,
  /** The business that owns it; null only while that business is being deleted. */
  business: NamedBusiness.nullable(),
  /** Null if none was stored, or if the category was deleted. */
  category: z.object({ id: z.uuid(), name: line }).nullable(),
  price: z.number().nullable(),
  imageUrl: address.nullable(),
  ...mapTexts(PRODUCT_FIELD_NAMES, () => line.nullable().default(null)),
  updatedAt: z.iso.datetime(),
  revision: z.int(),
});
export type ManagedProduct = z.infer<typeof ManagedProduct>;

/**
 * Products whose name, description or category has words that begin with those of `search`; with a business, only the products that it
 * offers. A large total (over 2,000 for a search, else over 10,000) is a lower bound.
 */
export const ListManagedProducts = defineQuery('request.directory.list-managed-products.v1', {
  request: z.strictObject({
    ...managedList(['name', 'price', 'newest']),
    categoryId: z.uuid().nullable(),
    businessId: z.uuid().nullable(),
  }),
  reply: z.object({ products: z.array(ManagedProduct), total: z.int(), totalIsLowerBound: z.boolean() }),
  rows: 'products',
});

/** One product as its form shows it; null if it does not exist or is deleted. */
export const GetManagedProduct = defineQuery('request.directory.get-managed-product.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ product: ManagedProduct.nullable() }),
});

/**
 * Adds a product at the end of its business's list. Broken rules: `required`, `too-long`, `out-of-range`,
 * `invalid-price`, `invalid-url`, `business-unknown`, `category-unknown`.
 */
export const CreateProduct = defineCommand('request.directory.create-product.v1', {
  request: z.strictObject({
    name,
    description,
    businessId: z.uuid().nullable(),
    categoryId: z.uuid().nullable(),
    price,
    imageUrl,
    ...fields,
  }),
  reply: ManagedProduct,
});

/**
 * Saves an edited product. An undefined field is kept, null clears it. If the business changes, the product goes to the end
 * of that business's list. Fails with `product-changed-meanwhile` if `revision` is not the stored one; rules as
 * CreateProduct.
 */
export const UpdateProduct = defineCommand('request.directory.update-product.v1', {
  request: z.strictObject({
    id: z.uuid(),
    revision: z.int(),
    name: name.optional(),
    description: description.optional(),
    businessId: z.uuid().nullable().optional(),
    categoryId: z.uuid().nullable().optional(),
    price,
    imageUrl,
    ...fields,
  }),
  reply: ManagedProduct,
});

/** Deletes products, from every business that offers them. */
export const DeleteProducts = defineCommand('request.directory.delete-products.v1', ofMany);

/**
 * Undoes deletions: a product comes back to its business and to the others that offered it, but without its category if that was deleted.
 * Succeeds for a product that is not deleted. Refused: `business-unknown` (its business was deleted), `product-not-found`.
 */
export const RestoreProducts = defineCommand('request.directory.restore-products.v1', ofMany);

/**
 * Businesses of any status whose names have words that begin with the searched ones, by name, at most MOST_SUGGESTED. If `search` is an id,
 * the business with that id.
 */
export const SuggestBusinesses = defineQuery('request.directory.suggest-businesses.v1', {
  request: z.strictObject({ search: z.string().max(200) }),
  reply: z.object({ businesses: z.array(NamedBusiness).max(MOST_SUGGESTED) }),
});
