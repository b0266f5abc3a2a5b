import { BusinessStatus } from '@tedarik/events';
import { z } from 'zod';
import { defineQuery } from '../define.js';
import { line } from '../text.js';

/** Rows of 'recently added' on the dashboard (ADM-DASH-03). */
export const RECENT_ON_PANEL = 5;

/** A business as the dashboard lists it. */
export const RecentBusiness = z.object({
  id: z.uuid(),
  name: line,
  slug: line,
  status: BusinessStatus,
  /** Of categories that are there, in the order of the business. */
  categoryNames: z.array(line).max(50),
  /** Where its first location lies; null without one. */
  place: z.object({ city: line, country: line }).nullable(),
  createdAt: z.iso.datetime(),
});
export type RecentBusiness = z.infer<typeof RecentBusiness>;

/**
 * The numbers of the dashboard, counted when requested: businesses of any status, and the distinct names of categories and
 * distinct cities that they are linked to. Beside them the businesses that were stored last, newest first.
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
