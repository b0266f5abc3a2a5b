import { z } from 'zod';
import { defineQuery } from '../define.js';
import { line } from '../text.js';

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
