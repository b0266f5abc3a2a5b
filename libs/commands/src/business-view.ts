import { BusinessSnapshot, type BusinessStatus } from '@tedarik/events';
import { mapTexts, PRODUCT_FIELD_NAMES } from '@tedarik/fields';
import { z } from 'zod';
import { defineQuery, type ReplyOf, type RequestOf } from './define.js';
import { OwnershipBadge } from './ownership.requests.js';
import { MOST_PHOTOS, PagePhoto } from './page-photos.requests.js';
import { address, line, paragraph } from './text.js';

/** GEN-10: the statuses to which an administrator may change each status. */
export const NEXT_STATUSES: Readonly<Record<BusinessStatus, readonly BusinessStatus[]>> = {
  pending: ['active', 'rejected'],
  active: ['inactive'],
  inactive: ['active'],
  rejected: ['pending'],
};

/** Opening hours of one day. A day with several ranges has several rows. 0 is Sunday, as in the imports. */
export const OpeningHours = z.strictObject({
  dayOfWeek: z.int().min(0).max(6),
  /** 'HH:MM' in Europe/Istanbul. If `closes` is before `opens` it is after midnight. Both are null if closed. */
  opens: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .nullable(),
  closes: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .nullable(),
  isClosed: z.boolean(),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

export const ProductView = z.object({
  id: z.uuid(),
  name: line,
  description: paragraph,
  categoryId: z.uuid().nullable(),
  price: z.number().nullable(),
  imageUrl: address.nullable(),
  // Null if the directory runs an older release that does not send it.
  ...mapTexts(PRODUCT_FIELD_NAMES, () => line.nullable().default(null)),
});
export const CertificateView = z.object({
  id: z.uuid(),
  name: line,
  description: paragraph.nullable(),
  issuedDate: line.nullable(),
  expiryDate: line.nullable(),
});
/** Index of the first product that is not included; undefined if all products are included. */
const moreProducts = z.int().optional();

/** Everything that a business page shows, in one document (API-01), with as many products as fit into a message. */
export const BusinessView = BusinessSnapshot.extend({
  version: z.int(),
  revision: z.int(),
  photosCount: z.int(),
  openingHours: z.array(OpeningHours),
  products: z.array(ProductView),
  moreProducts,
  certificates: z.array(CertificateView),
  /** In display order. Empty if the directory runs an older release that does not send them. */
  serviceAttributes: z.array(z.object({ id: z.uuid(), name: line })).default([]),
  /** Shown on pages that have an owner. Null if the directory runs an older release that does not send it. */
  ownership: OwnershipBadge.nullable().default(null),
  /** In display order. Empty if the directory runs an older release that does not send them. */
  photos: z.array(PagePhoto).max(MOST_PHOTOS).default([]),
});
export type BusinessView = z.infer<typeof BusinessView>;

/**
 * The products of a business from index `from` on, as many as fit into a message. `own` lists the products that belong to the business;
 * `offered` adds the products of other businesses that it also sells. Empty if the business is gone.
 */
export const ListProductsOfBusiness = defineQuery('request.directory.list-products-of-business.v1', {
  request: z.strictObject({ businessId: z.uuid(), list: z.enum(['own', 'offered']), from: z.int().nonnegative() }),
  reply: z.object({ products: z.array(ProductView), moreProducts }),
  paged: true,
});

/** Returns the view with all products of the business, requesting further pages of them while there are any. */
export async function withAllProducts(
  view: BusinessView,
  list: RequestOf<typeof ListProductsOfBusiness>['list'],
  pageFrom: (request: RequestOf<typeof ListProductsOfBusiness>) => Promise<ReplyOf<typeof ListProductsOfBusiness>>,
): Promise<BusinessView> {
  let { products, moreProducts: from } = view;
  while (from !== undefined) {
    const page = await pageFrom({ businessId: view.id, list, from });
    products = [...products, ...page.products];
    from = page.moreProducts;
  }
  return { ...view, products, moreProducts: undefined };
}
