import { BusinessSnapshot, BusinessStatus, LocationSnapshot } from '@tedarik/events';
import { IMPORTED_FIELDS, LISTED_FIELDS, mapTexts } from '@tedarik/fields';
import { z } from 'zod';
import { OpeningHours } from '../business-view.js';
import { defineCommand, defineQuery } from '../define.js';
import { managedList, manyIds, ofMany } from './managed-list.js';
import { address, line } from '../text.js';

/** How many locations a row of the list has at most; `locationCount` counts all (ADM-BIZ-05). */
export const LOCATIONS_IN_A_ROW = 2;

export const ManagedBusinessRow = z.object({
  id: z.uuid(),
  slug: line,
  name: line,
  logoUrl: address.nullable(),
  status: BusinessStatus,
  verified: z.boolean(),
  featured: z.boolean(),
  ...mapTexts(LISTED_FIELDS, () => address.nullable()),
  categoryIds: z.array(z.uuid()),
  headquarters: LocationSnapshot.pick({ address: true, borough: true, city: true }).nullable(),
  locations: z.array(z.object({ city: line, country: line })).max(LOCATIONS_IN_A_ROW),
  locationCount: z.int().nonnegative(),
  certificates: z.array(z.object({ name: line, expiryDate: z.iso.date().nullable() })).default([]),
  serviceNames: z.array(line).default([]),
  averageRating: z.number().nullable(),
  reviewCount: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  revision: z.int(),
});
export type ManagedBusinessRow = z.infer<typeof ManagedBusinessRow>;

/**
 * Businesses of any status. Each searched word must be a folded prefix of a word of the name, the description, a category
 * or the city of a location. An undefined filter allows all. With very many hits the total is a lower bound.
 */
export const ListManagedBusinesses = defineQuery('request.directory.list-managed-businesses.v1', {
  request: z.strictObject({
    ...managedList(['name', 'newest', 'updated', 'rating']),
    status: BusinessStatus.optional(),
    verified: z.boolean().optional(),
    featured: z.boolean().optional(),
    /** null: only those without any category. */
    categoryId: z.uuid().nullable().optional(),
    /** null: only those without any location. */
    cityKey: z.string().max(120).nullable().optional(),
    /** Only those with a certificate that expires on one of these days. */
    certificateEnds: z.strictObject({ from: z.iso.date(), by: z.iso.date() }).optional(),
    /** Only those that this import created or updated, except for rows that were undone. */
    importId: z.uuid().optional(),
  }),
  reply: z.object({ businesses: z.array(ManagedBusinessRow), total: z.int(), totalIsLowerBound: z.boolean() }),
  rows: 'businesses',
});

/** The fields of a business, of any status, that an import can write. */
export const ExportedBusiness = BusinessSnapshot.pick({
  id: true,
  slug: true,
  name: true,
  description: true,
}).extend({
  ...mapTexts(IMPORTED_FIELDS, (name) => BusinessSnapshot.shape[name]),
  photosCount: z.int(),
  placeId: line.nullable(),
  googleId: line.nullable(),
  businessStatus: line.nullable(),
  categoryNames: z.array(line),
  openingHours: z.array(OpeningHours),
  headquarters: LocationSnapshot.pick({
    address: true,
    city: true,
    borough: true,
    region: true,
    country: true,
    postalCode: true,
    latitude: true,
    longitude: true,
    phone: true,
    email: true,
  })
    .extend({ street: line.nullable(), countryCode: line.nullable() })
    .nullable(),
});
export type ExportedBusiness = z.infer<typeof ExportedBusiness>;

/** All businesses that are not deleted, by id, page by page. Fewer than `limit` if more do not fit into a message. */
export const ExportBusinesses = defineQuery('request.directory.export-businesses.v1', {
  request: z.strictObject({ after: z.uuid().nullable(), limit: z.int().min(1).max(200) }),
  reply: z.object({
    rows: z.array(ExportedBusiness),
    /** The next page begins after this id; null on the last page. */
    next: z.uuid().nullable(),
  }),
  deadlineMs: 10_000,
  paged: true,
});

/** The effect that the deletion of these businesses would have on their products (ADM-BIZ-29). */
export const GetDeletionEffects = defineQuery('request.directory.get-deletion-effects.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: z.object({
    /** Products that no other business offers. */
    deletedProducts: z.int().nonnegative(),
    /** Products that other businesses offer too. */
    keptProducts: z.int().nonnegative(),
  }),
});

/** Deletes each like DeleteBusiness. Refused: `business-not-found`. */
export const DeleteBusinesses = defineCommand('request.directory.delete-businesses.v1', {
  ...ofMany,
  deadlineMs: 30_000,
});

/**
 * Undoes deletions: a business comes back with its slug, products and rating, and with the products that other businesses had taken over.
 * Succeeds for a business that is not deleted. Refused: `slug-taken`, `place-taken` (another business has its slug or its place id now),
 * `business-not-found`.
 */
export const RestoreBusinesses = defineCommand('request.directory.restore-businesses.v1', {
  ...ofMany,
  deadlineMs: 30_000,
});
