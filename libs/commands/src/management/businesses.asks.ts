import { BusinessStatus } from '@tedarik/events';
import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { bulkReply, managedList, manyIds } from './managed-list.js';

/** Locations that a row of the list tells of; `locationCount` counts them all (ADM-BIZ-05). */
export const LOCATIONS_IN_A_ROW = 2;

export const ManagedBusinessRow = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  status: BusinessStatus,
  verified: z.boolean(),
  featured: z.boolean(),
  established: z.string().nullable(),
  categoryIds: z.array(z.uuid()),
  locations: z.array(z.object({ city: z.string(), country: z.string() })).max(LOCATIONS_IN_A_ROW),
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
export const ListManagedBusinesses = defineQuery('ask.directory.list-managed-businesses.v1', {
  request: z.strictObject({
    ...managedList(['name', 'newest', 'updated', 'rating']),
    status: BusinessStatus.optional(),
    verified: z.boolean().optional(),
    featured: z.boolean().optional(),
    /** null: those without any category. */
    categoryId: z.uuid().nullable().optional(),
    cityKey: z.string().max(120).optional(),
  }),
  reply: z.object({ businesses: z.array(ManagedBusinessRow), total: z.int(), totalIsLowerBound: z.boolean() }),
});

/** What deleting these businesses would do to their products (ADM-BIZ-29). */
export const GetDeletionEffects = defineQuery('ask.directory.get-deletion-effects.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: z.object({
    /** Nobody else offers them. */
    deletedProducts: z.int().nonnegative(),
    /** Others offer them too. */
    keptProducts: z.int().nonnegative(),
  }),
});

/** Deletes each like DeleteBusiness. Refused: `business-not-found`. */
export const DeleteBusinesses = defineCommand('ask.directory.delete-businesses.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: bulkReply,
  deadlineMs: 30_000,
});

/**
 * Undoes a deletion: the business comes back with its address, products and rating, and with the products that others
 * took over. One that is there already is done. Refused: `slug-taken`, `place-taken`
 * (somebody has its address or its place on the map by now), `business-not-found`.
 */
export const RestoreBusinesses = defineCommand('ask.directory.restore-businesses.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: bulkReply,
  deadlineMs: 30_000,
});

/** Sets status or flags of each; one that has them already is done. Refused: `status-change-not-allowed`, `business-not-found`. */
export const ChangeBusinesses = defineCommand('ask.directory.change-businesses.v1', {
  request: z.strictObject({
    ids: manyIds,
    changes: z.strictObject({
      status: BusinessStatus.optional(),
      verified: z.boolean().optional(),
      featured: z.boolean().optional(),
    }),
  }),
  reply: bulkReply,
  deadlineMs: 30_000,
});
