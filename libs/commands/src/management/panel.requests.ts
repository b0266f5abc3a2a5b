import { BusinessStatus } from '@tedarik/events';
import { z } from 'zod';
import { defineQuery } from '../define.js';
import { line } from '../text.js';

/** Number of rows of 'recently added' on the dashboard (ADM-DASH-03). */
export const RECENT_ON_PANEL = 5;

/** A business as the dashboard lists it. */
export const RecentBusiness = z.object({
  id: z.uuid(),
  name: line,
  slug: line,
  status: BusinessStatus,
  /** Names of the existing categories, in the order of the business. */
  categoryNames: z.array(line).max(50),
  /** City and country of its first location; null if it has none. */
  place: z.object({ city: line, country: line }).nullable(),
  createdAt: z.iso.datetime(),
});
export type RecentBusiness = z.infer<typeof RecentBusiness>;

/**
 * The numbers of the dashboard, counted on each request: businesses of any status, the distinct names of their categories, and their
 * distinct cities. Also the businesses that were added last, newest first.
 */
export const GetDirectoryPanel = defineQuery('request.directory.get-panel.v1', {
  request: z.strictObject({}),
  reply: z.object({
    businessCount: z.int().nonnegative(),
    categoryCount: z.int().nonnegative(),
    cityCount: z.int().nonnegative(),
    recent: z.array(RecentBusiness).max(RECENT_ON_PANEL),
  }),
});
