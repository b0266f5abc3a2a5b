import { FIELD_NAMES, mapTexts } from '@tedarik/fields';
import { z } from 'zod';
import { defineEvent } from './define.js';

export const BusinessStatus = z.enum(['pending', 'active', 'inactive', 'rejected']);
export type BusinessStatus = z.infer<typeof BusinessStatus>;

/** One place of a business. `districtKeys` holds `k:<cityKey>/<boroughKey>` (made on write) or `id:<district>` (by hand). */
export const LocationSnapshot = z.object({
  id: z.uuid(),
  address: z.string(),
  /** Display name of the province, e.g. 'İstanbul'. */
  city: z.string(),
  cityKey: z.string(),
  /** İlçe, e.g. 'Kadıköy'. */
  borough: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
  postalCode: z.string().nullable(),
  /** WGS 84 degrees; both null until geocoded or pinned (0,0 counts as missing). */
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  isHeadquarters: z.boolean(),
  districtKeys: z.array(z.string()),
});
export type LocationSnapshot = z.infer<typeof LocationSnapshot>;

/** A field that is younger than a stored event is null in it. */
const plainFields = mapTexts(FIELD_NAMES, () => z.string().nullable().default(null));

/** What the public may see of a business. Names of categories and cities are not in it: they are looked up by key. */
export const BusinessSnapshot = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  /** Turkish collation as a string that sorts by bytes (turkish.sortKey). */
  sortKey: z.string(),
  description: z.string(),
  status: BusinessStatus,
  verified: z.boolean(),
  featured: z.boolean(),
  ...plainFields,
  categoryIds: z.array(z.uuid()),
  locations: z.array(LocationSnapshot),
  productNames: z.array(z.string()),
  /** Kinds of certificates that it holds, and until when. Not in what was announced before they were. */
  heldCertificates: z.array(z.object({ certificateId: z.uuid(), expiryDate: z.iso.date().nullable() })).optional(),
  /** Mean of the visible reviews, one decimal; null without reviews. A copy: reviews owns it. */
  averageRating: z.number().min(0).max(5).nullable(),
  reviewCount: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type BusinessSnapshot = z.infer<typeof BusinessSnapshot>;

/** A business was created, edited, restored, or changed its status or rating. Carries the whole snapshot. */
export const BusinessChanged = defineEvent('events.directory.business.changed.v1', BusinessSnapshot);

/** A business was deleted: its address answers 410. The tombstone keeps its place in the order of versions. */
export const BusinessDeleted = defineEvent(
  'events.directory.business.deleted.v1',
  z.object({ id: z.uuid(), slug: z.string(), deletedAt: z.iso.datetime() }),
);

/** What the public may see of a product. Names of categories and businesses are not in it: they are looked up by key. */
export const ProductSnapshot = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Turkish collation as a string that sorts by bytes (turkish.sortKey). */
  sortKey: z.string(),
  description: z.string(),
  /** Null only where none was stored before it became required. */
  categoryId: z.uuid().nullable(),
  /** Turkish lira; null when on request. */
  price: z.number().nonnegative().nullable(),
  imageUrl: z.string().nullable(),
  /** The public businesses that offer it, its own one first. A product that none of them offers is not public. */
  businessIds: z.array(z.uuid()),
});
export type ProductSnapshot = z.infer<typeof ProductSnapshot>;

/** A product was created or edited, or a business that offers it became public or ceased to be. Carries the whole snapshot. */
export const ProductChanged = defineEvent('events.directory.product.changed.v1', ProductSnapshot);

/** A product was taken out of its business's list. The tombstone keeps its place in the order of versions. */
export const ProductDeleted = defineEvent(
  'events.directory.product.deleted.v1',
  z.object({ id: z.uuid(), deletedAt: z.iso.datetime() }),
);

export const CategorySnapshot = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  sortKey: z.string(),
  /** Place among the categories, ascending; null sorts after all numbers, by name. */
  sortOrder: z.int().nullable(),
  description: z.string().nullable(),
});
export type CategorySnapshot = z.infer<typeof CategorySnapshot>;

export const CategoryChanged = defineEvent(
  'events.directory.category.changed.v1',
  CategorySnapshot.extend({
    /** Its name before this change, where the change was to its name. */
    renamedFrom: z.string().optional(),
  }),
);

/** A category was deleted: its address answers 410. What pointed at it is rewritten on the bulk lane. */
export const CategoryDeleted = defineEvent(
  'events.directory.category.deleted.v1',
  z.object({
    id: z.uuid(),
    slug: z.string(),
    deletedAt: z.iso.datetime(),
    /** The category that took in what was in it, by name; left out where none did, and in events of before. */
    merged: z.object({ name: z.string(), into: z.string() }).optional(),
  }),
);

export const DistrictSnapshot = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  nameKey: z.string(),
  city: z.string(),
  cityKey: z.string(),
  region: z.string().nullable(),
  country: z.string(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
});
export type DistrictSnapshot = z.infer<typeof DistrictSnapshot>;

export const DistrictChanged = defineEvent('events.directory.district.changed.v1', DistrictSnapshot);

/** A district was deleted: its address answers 410. */
export const DistrictDeleted = defineEvent(
  'events.directory.district.deleted.v1',
  z.object({ id: z.uuid(), slug: z.string(), deletedAt: z.iso.datetime() }),
);

export const SeoTextKind = z.enum(['city', 'district', 'category']);
export type SeoTextKind = z.infer<typeof SeoTextKind>;

/** The text of a city, district or category page was written, or taken away (`html` null). */
export const SeoTextChanged = defineEvent(
  'events.directory.seo-text.changed.v1',
  z.object({
    kind: SeoTextKind,
    /** Slug of the city; id of the district or category. */
    key: z.string().max(120),
    /** Sanitised. */
    html: z.string().nullable(),
    updatedAt: z.iso.datetime(),
  }),
);

/** Numbers of businesses per category, city or district are others now. Says only that; the numbers are requested. */
export const CountsRecounted = defineEvent(
  'events.directory.counts.recounted.v1',
  z.object({ recountedAt: z.iso.datetime() }),
);
