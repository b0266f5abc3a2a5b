import { FIELD_NAMES, mapTexts, PRODUCT_FIELD_NAMES } from '@tedarik/fields';
import { z } from 'zod';
import { defineEvent } from './define.js';

export const BusinessStatus = z.enum(['pending', 'active', 'inactive', 'rejected']);
export type BusinessStatus = z.infer<typeof BusinessStatus>;

/** One location of a business. A district key is `k:<cityKey>/<boroughKey>` (derived on write) or `id:<district>` (chosen). */
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
  /** WGS 84 degrees; both null until the address is geocoded or placed on the map (0,0 counts as missing). */
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  isHeadquarters: z.boolean(),
  districtKeys: z.array(z.string()),
});
export type LocationSnapshot = z.infer<typeof LocationSnapshot>;

/** Null in events that are older than the field. */
const plainFields = mapTexts(FIELD_NAMES, () => z.string().nullable().default(null));

/**
 * A range of minutes of the week from Sunday 00:00 in Europe/Istanbul; `to` is exclusive. A range that continues after Saturday midnight
 * ends above 10,080.
 */
export const OpenSpan = z.object({ from: z.int().min(0), to: z.int().min(1) });
export type OpenSpan = z.infer<typeof OpenSpan>;

/** The public part of a business, with keys instead of the names of categories, service attributes and cities. */
export const BusinessSnapshot = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  /** Sort key for Turkish order: the keys sort correctly byte by byte (`sortKey` of libs/turkish). */
  sortKey: z.string(),
  description: z.string(),
  status: BusinessStatus,
  verified: z.boolean(),
  featured: z.boolean(),
  ...plainFields,
  categoryIds: z.array(z.uuid()),
  /** Empty in older events. */
  serviceAttributeIds: z.array(z.uuid()).default([]),
  locations: z.array(LocationSnapshot),
  productNames: z.array(z.string()),
  /** The kinds of certificates that it has, with expiry dates. Missing in older events. */
  heldCertificates: z.array(z.object({ certificateId: z.uuid(), expiryDate: z.iso.date().nullable() })).optional(),
  /** The opening hours as ranges; empty if unknown. Missing in older events. */
  openSpans: z.array(OpenSpan).max(70).optional(),
  /** Average of the visible reviews with one decimal; null without reviews. A copy; the reviews service owns the value. */
  averageRating: z.number().min(0).max(5).nullable(),
  reviewCount: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type BusinessSnapshot = z.infer<typeof BusinessSnapshot>;

/** A business was created, edited, restored, or changed its status or rating. Carries the whole snapshot. */
export const BusinessChanged = defineEvent('events.directory.business.changed.v1', BusinessSnapshot);

/** A business was deleted: its address answers 410. Its tombstone has a version, so that older events that arrive late are ignored. */
export const BusinessDeleted = defineEvent(
  'events.directory.business.deleted.v1',
  z.object({
    id: z.uuid(),
    slug: z.string(),
    deletedAt: z.iso.datetime(),
    /**
     * The business that it was merged into: its address redirects there, and its reviews belong to that business. Missing if it was not
     * merged.
     */
    mergedInto: z.uuid().optional(),
  }),
);

/** The public part of a product, with keys instead of the names of its category and businesses. */
export const ProductSnapshot = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Sort key for Turkish order: the keys sort correctly byte by byte (`sortKey` of libs/turkish). */
  sortKey: z.string(),
  description: z.string(),
  /** Null only in products that were stored before it became required. */
  categoryId: z.uuid().nullable(),
  /** Turkish lira; null means price on request. */
  price: z.number().nonnegative().nullable(),
  imageUrl: z.string().nullable(),
  // Missing in events of older releases.
  ...mapTexts(PRODUCT_FIELD_NAMES, () => z.string().nullable().default(null)),
  /** The public businesses that offer it, the owning business first. A product that no public business offers is not public. */
  businessIds: z.array(z.uuid()),
});
export type ProductSnapshot = z.infer<typeof ProductSnapshot>;

/** A product was created or edited, or a business that offers it became public or stopped being public. Carries the whole snapshot. */
export const ProductChanged = defineEvent('events.directory.product.changed.v1', ProductSnapshot);

/** A product was deleted. Its tombstone has a version, so that older events that arrive late are ignored. */
export const ProductDeleted = defineEvent(
  'events.directory.product.deleted.v1',
  z.object({ id: z.uuid(), deletedAt: z.iso.datetime() }),
);

/** `hidden`: removed from its page, but it can be restored. `gone`: deleted for good. */
export const PhotoState = z.enum(['shown', 'hidden', 'gone']);
export type PhotoState = z.infer<typeof PhotoState>;

/** A photo of a page was added, removed or restored. The media service then shows, hides or deletes its file. */
export const PhotoChanged = defineEvent(
  'events.directory.photo.changed.v1',
  z.object({ uploadId: z.string().max(64), state: PhotoState }),
);

/** `gone`: deleted for good. */
export const DocumentState = z.enum(['kept', 'gone']);
export type DocumentState = z.infer<typeof DocumentState>;

/** A proof document was added or deleted. The media service then keeps or deletes its file. */
export const DocumentChanged = defineEvent(
  'events.directory.document.changed.v1',
  z.object({ uploadId: z.string().max(64), state: DocumentState }),
);

export const CategorySnapshot = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  sortKey: z.string(),
  /** Position among the categories, ascending; categories without a position come last, by name. */
  sortOrder: z.int().nullable(),
  description: z.string().nullable(),
});
export type CategorySnapshot = z.infer<typeof CategorySnapshot>;

export const CategoryChanged = defineEvent(
  'events.directory.category.changed.v1',
  CategorySnapshot.extend({
    /** The former name, if this change renamed the category. */
    renamedFrom: z.string().optional(),
  }),
);

/** A category was deleted: its address answers 410. Records that refer to it are updated on the bulk lane. */
export const CategoryDeleted = defineEvent(
  'events.directory.category.deleted.v1',
  z.object({
    id: z.uuid(),
    slug: z.string(),
    deletedAt: z.iso.datetime(),
    /** The name of the category into which its content moved. Missing if there is none, and in older events. */
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

/** The text of a city, district or category page was written, or deleted (`html` null). */
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

/** The numbers of businesses per category, city or district have changed. Consumers must request the new numbers. */
export const CountsRecounted = defineEvent(
  'events.directory.counts.recounted.v1',
  z.object({ recountedAt: z.iso.datetime() }),
);
