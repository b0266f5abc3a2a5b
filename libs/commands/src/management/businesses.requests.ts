import { BusinessSnapshot, BusinessStatus, LocationSnapshot } from '@tedarik/events';
import { IMPORTED_FIELDS, LISTED_FIELDS, mapTexts } from '@tedarik/fields';
import { z } from 'zod';
import { OpeningHours } from '../business-view.js';
import { defineCommand, defineQuery } from '../define.js';
import { bulkReply, managedList, manyIds, MOST_IN_BULK } from './managed-list.js';
import { address, line } from '../text.js';

/** Locations that a row of the list tells of; `locationCount` counts them all (ADM-BIZ-05). */
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
  averageRating: z.number().nullable(),
  reviewCount: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  revision: z.int(),
});
export type ManagedBusinessRow = z.infer<typeof ManagedBusinessRow>;

/**
 * Businesses of any status. Each word that is looked for begins, folded, a word of the name, the description, a category
 * or the city of a location. An undefined filter lets all pass. Of very many hits the total is a lower bound.
 */
export const ListManagedBusinesses = defineQuery('request.directory.list-managed-businesses.v1', {
  request: z.strictObject({
    ...managedList(['name', 'newest', 'updated', 'rating']),
    status: BusinessStatus.optional(),
    verified: z.boolean().optional(),
    featured: z.boolean().optional(),
    /** null: those without any category. */
    categoryId: z.uuid().nullable().optional(),
    /** null: those without any location. */
    cityKey: z.string().max(120).nullable().optional(),
    /** Those with a certificate that runs out on one of these days. */
    certificateEnds: z.strictObject({ from: z.iso.date(), by: z.iso.date() }).optional(),
  }),
  reply: z.object({ businesses: z.array(ManagedBusinessRow), total: z.int(), totalIsLowerBound: z.boolean() }),
  rows: 'businesses',
});

/** What an import could write of a business, whatever its status. */
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

/** Pages out every business that is not deleted, by id; fewer than `limit` when they would not fit a message. */
export const ExportBusinesses = defineQuery('request.directory.export-businesses.v1', {
  request: z.strictObject({ after: z.uuid().nullable(), limit: z.int().min(1).max(200) }),
  reply: z.object({
    rows: z.array(ExportedBusiness),
    /** After which id the next page begins; null when there is nothing after this one. */
    next: z.uuid().nullable(),
  }),
  deadlineMs: 10_000,
  paged: true,
});

/** What deleting these businesses would do to their products (ADM-BIZ-29). */
export const GetDeletionEffects = defineQuery('request.directory.get-deletion-effects.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: z.object({
    /** Nobody else offers them. */
    deletedProducts: z.int().nonnegative(),
    /** Others offer them too. */
    keptProducts: z.int().nonnegative(),
  }),
});

/** Deletes each like DeleteBusiness. Refused: `business-not-found`. */
export const DeleteBusinesses = defineCommand('request.directory.delete-businesses.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: bulkReply,
  deadlineMs: 30_000,
});

/**
 * Undoes a deletion: the business comes back with its address, products and rating, and with the products that others
 * took over. One that is there already is done. Refused: `slug-taken`, `place-taken`
 * (somebody has its address or its place on the map by now), `business-not-found`.
 */
export const RestoreBusinesses = defineCommand('request.directory.restore-businesses.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: bulkReply,
  deadlineMs: 30_000,
});

/** What a change of many touches of a business, as it was before; `revision` is the one that the change made. */
export const FormerStanding = z.strictObject({
  id: z.uuid(),
  revision: z.int(),
  status: BusinessStatus,
  verified: z.boolean(),
  featured: z.boolean(),
  categoryIds: z.array(z.uuid()).max(50),
});
export type FormerStanding = z.infer<typeof FormerStanding>;

/**
 * Sets status or flags of each, puts it into a category or takes it out of one; one that is so already is done. `former`
 * tells of those that were changed, as many as a message holds: what takes them back must fit into one, too. Refused: `status-change-not-allowed`, `business-not-found`, `category-unknown`,
 * `last-category`.
 */
export const ChangeBusinesses = defineCommand('request.directory.change-businesses.v1', {
  request: z.strictObject({
    ids: manyIds,
    changes: z.strictObject({
      status: BusinessStatus.optional(),
      verified: z.boolean().optional(),
      featured: z.boolean().optional(),
      addCategoryId: z.uuid().optional(),
      removeCategoryId: z.uuid().optional(),
    }),
  }),
  reply: bulkReply.extend({ former: z.array(FormerStanding) }),
  deadlineMs: 30_000,
  paged: true,
});

/**
 * Takes changes of many back. Refused: `business-changed-meanwhile` where somebody has saved it since, `category-unknown`,
 * `status-change-not-allowed` for a status that does not lead to the present one, `business-not-found`.
 */
export const UndoBusinessChanges = defineCommand('request.directory.undo-business-changes.v1', {
  request: z.strictObject({ former: z.array(FormerStanding).min(1).max(MOST_IN_BULK) }),
  reply: bulkReply,
  deadlineMs: 30_000,
});
