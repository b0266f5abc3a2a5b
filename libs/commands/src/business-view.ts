import { BusinessSnapshot, type BusinessStatus } from '@tedarik/events';
import { z } from 'zod';
import { defineQuery, type ReplyOf, type RequestOf } from './define.js';
import { address, line, paragraph } from './text.js';

/** GEN-10: what each status may become by hand. */
export const NEXT_STATUSES: Readonly<Record<BusinessStatus, readonly BusinessStatus[]>> = {
  pending: ['active', 'rejected'],
  active: ['inactive'],
  inactive: ['active'],
  rejected: ['pending'],
};

/** Opening hours of one day; several rows a day are several ranges. 0 is Sunday, as the imports write it. */
export const OpeningHours = z.strictObject({
  dayOfWeek: z.int().min(0).max(6),
  /** 'HH:MM' Europe/Istanbul; a close before the open is past midnight; both null when closed. */
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
});
export const CertificateView = z.object({
  id: z.uuid(),
  name: line,
  description: paragraph.nullable(),
  issuedDate: line.nullable(),
  expiryDate: line.nullable(),
});
/** Where the rest of a business's products begins; left out once all are there. */
const moreProducts = z.int().optional();

/** Everything that a business page shows, in one document (API-01). Of its products as many as fit into a message. */
export const BusinessView = BusinessSnapshot.extend({
  version: z.int(),
  revision: z.int(),
  photosCount: z.int(),
  openingHours: z.array(OpeningHours),
  products: z.array(ProductView),
  moreProducts,
  certificates: z.array(CertificateView),
});
export type BusinessView = z.infer<typeof BusinessView>;

/**
 * The products of a business from a place in its list on, as many as fit into a message: its `own` list, or everything
 * that it has `offered`, that of others too. None once it is gone.
 */
export const ListProductsOfBusiness = defineQuery('request.directory.list-products-of-business.v1', {
  request: z.strictObject({ businessId: z.uuid(), list: z.enum(['own', 'offered']), from: z.int().nonnegative() }),
  reply: z.object({ products: z.array(ProductView), moreProducts }),
  paged: true,
});

/** The view with the rest of its products. */
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
