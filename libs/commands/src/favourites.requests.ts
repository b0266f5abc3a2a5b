import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';

/** Favourites of one account at most. */
export const MOST_FAVOURITES = 500;
/** Businesses that one change names at most. */
const MOST_AT_ONCE = 50;

const Favourites = z.object({
  /** The latest first. */
  businessIds: z.array(z.uuid()).max(MOST_FAVOURITES),
});
const businessIds = z.array(z.uuid()).max(MOST_AT_ONCE);

/** The businesses that the actor's account keeps. */
export const GetFavourites = defineQuery('request.identity.get-favourites.v1', {
  request: z.strictObject({}),
  reply: Favourites,
});

/**
 * Keeps businesses in the actor's account, lets others go, and puts the heir in the place of a business that was merged
 * into it. `batch` names what a browser had kept before the sign-in: it is taken once, however often it is sent, so that
 * nothing comes back that was let go meanwhile. `too-many-favourites` where there would be more than MOST_FAVOURITES.
 */
export const ChangeFavourites = defineCommand('request.identity.change-favourites.v1', {
  request: z.strictObject({
    add: businessIds.default([]),
    remove: businessIds.default([]),
    replace: z
      .array(z.strictObject({ formerId: z.uuid(), heirId: z.uuid() }))
      .max(MOST_AT_ONCE)
      .default([]),
    batch: z.uuid().nullish(),
  }),
  reply: Favourites,
});
