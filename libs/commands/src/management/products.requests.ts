import { BusinessStatus } from '@tedarik/events';
import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { bulkReply, managedList, manyIds } from './managed-list.js';
import { address, line, paragraph, typedText } from '../text.js';

/** Most businesses that a search for the one of a product names. */
export const MOST_SUGGESTED = 20;

// Bounds on what travels; the rules themselves are the aggregate's, which says which field breaks one.
const name = typedText(1_000);
const description = typedText(20_000);
const price = z.number().nullable().optional();
const imageUrl = z.string().max(5_000).nullable().optional();

/** A business as a product, or whoever looks for one, names it; whatever its status. */
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
  /** Its own one; null only while that is being deleted. */
  business: NamedBusiness.nullable(),
  /** Null where none was stored, or its category is gone. */
  category: z.object({ id: z.uuid(), name: line }).nullable(),
  price: z.number().nullable(),
  imageUrl: address.nullable(),
  updatedAt: z.iso.datetime(),
  revision: z.int(),
});
export type ManagedProduct = z.infer<typeof ManagedProduct>;

/**
 * Products by the words of name, description and category, each as the beginning of a word; with a business, all that it
 * offers. A total of many (over 2,000 of a search, else over 10,000) is a lower bound.
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

/** One product as its form shows it; null when it is not there or deleted. */
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
  }),
  reply: ManagedProduct,
});

/**
 * Saves an edited product. An undefined field is kept, null clears it. Another business takes it over, at the end of its
 * list. Fails with `product-changed-meanwhile` when `revision` is not the stored one; rules as CreateProduct.
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
  }),
  reply: ManagedProduct,
});

/** Takes products away from every business that offers them. */
export const DeleteProducts = defineCommand('request.directory.delete-products.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: bulkReply,
});

/**
 * Undoes deletions: a product comes back into its list and to the others that offered it, without its category once that
 * is gone. One that is there already is done. Refused: `business-unknown` (its business is gone), `product-not-found`.
 */
export const RestoreProducts = defineCommand('request.directory.restore-products.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: bulkReply,
});

/** Businesses of any status by the beginnings of the words of their name, MOST_SUGGESTED at most, by name. */
export const SuggestBusinesses = defineQuery('request.directory.suggest-businesses.v1', {
  request: z.strictObject({ search: z.string().max(200) }),
  reply: z.object({ businesses: z.array(NamedBusiness).max(MOST_SUGGESTED) }),
});
