import { BusinessSnapshot, type BusinessStatus } from '@tedarik/events';
import { z } from 'zod';

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
  name: z.string(),
  description: z.string(),
  categoryId: z.uuid().nullable(),
  price: z.number().nullable(),
  imageUrl: z.string().nullable(),
});
export const CertificateView = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  issuedDate: z.string().nullable(),
  expiryDate: z.string().nullable(),
});
/** Everything that a business page shows, in one document (API-01). */
export const BusinessView = BusinessSnapshot.extend({
  version: z.int(),
  revision: z.int(),
  photosCount: z.int(),
  openingHours: z.array(OpeningHours),
  products: z.array(ProductView),
  certificates: z.array(CertificateView),
});
export type BusinessView = z.infer<typeof BusinessView>;
