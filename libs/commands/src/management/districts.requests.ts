import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { bulkReply, managedList, manyIds } from './managed-list.js';
import { address, line, paragraph, typedText } from '../text.js';

// Limits for messages only. The aggregate has the rules, and names the fields that break one.
const district = {
  name: typedText(1_000),
  city: typedText(1_000),
  region: typedText(1_000),
  country: typedText(1_000),
  description: typedText(20_000).nullable(),
  imageUrl: z.string().max(5_000).nullable(),
};

export const ManagedDistrict = z.object({
  id: z.uuid(),
  slug: line,
  name: line,
  city: line,
  region: line.nullable(),
  country: line,
  description: paragraph.nullable(),
  imageUrl: address.nullable(),
  /** Number of public businesses. It may lag a moment behind the latest change. */
  businessCount: z.int().nonnegative(),
  revision: z.int(),
});
export type ManagedDistrict = z.infer<typeof ManagedDistrict>;

/** Districts by name, city, region and country. */
export const ListManagedDistricts = defineQuery('request.directory.list-managed-districts.v1', {
  request: z.strictObject({
    ...managedList(['name', 'city', 'region', 'businesses']),
    cityKey: z.string().max(120).optional(),
  }),
  reply: z.object({ districts: z.array(ManagedDistrict), total: z.int() }),
  rows: 'districts',
});

/** Every city that has a district or a public business, by name (ADM-DIST-04). */
export const ListManagedCities = defineQuery('request.directory.list-managed-cities.v1', {
  request: z.strictObject({}),
  reply: z.object({
    cities: z.array(
      z.object({
        key: line,
        name: line,
        country: line,
        businessCount: z.int().nonnegative(),
        districtCount: z.int().nonnegative(),
      }),
    ),
  }),
  rows: 'cities',
});

/** Also makes the slug. Broken rules: `required`, `too-long`, `invalid-url`, `name-taken` (folded, in its city). */
export const CreateDistrict = defineCommand('request.directory.create-district.v1', {
  request: z.strictObject(district),
  reply: ManagedDistrict,
});

/**
 * Another name or city changes the slug; the old address redirects to the new one. Fails with
 * `district-changed-meanwhile` if `revision` is not the stored one.
 */
export const UpdateDistrict = defineCommand('request.directory.update-district.v1', {
  request: z.strictObject({ id: z.uuid(), revision: z.int(), ...district }),
  reply: ManagedDistrict,
});

/** Deletes districts with the texts of their pages. Locations that an administrator put into them lose the district. */
export const DeleteDistricts = defineCommand('request.directory.delete-districts.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: bulkReply,
  deadlineMs: 30_000,
});

/**
 * Undoes deletions: a district comes back with the text of its page, and soon with the locations that an administrator put
 * into it. One that is not deleted is no error. Refused: `slug-taken`, `name-taken` (another district has it now),
 * `district-not-found`.
 */
export const RestoreDistricts = defineCommand('request.directory.restore-districts.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: bulkReply,
  deadlineMs: 30_000,
});
