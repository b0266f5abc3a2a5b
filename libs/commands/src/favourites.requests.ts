import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';

/** Maximum number of favourites of one account. */
export const MOST_FAVOURITES = 500;
/** Maximum number of businesses in each list of a change. */
const MOST_AT_ONCE = 50;

const Favourites = z.object({
  /** Most recently added first. */
  businessIds: z.array(z.uuid()).max(MOST_FAVOURITES),
});
const businessIds = z.array(z.uuid()).max(MOST_AT_ONCE);

/** The favourites of the actor's account. */
export const GetFavourites = defineQuery('request.identity.get-favourites.v1', {
  request: z.strictObject({}),
  reply: Favourites,
});

/**
 * Adds and removes favourites of the actor's account, and replaces a merged business by the one that it was merged into. `batch` identifies
 * the favourites that a browser stored before the sign-in. They are taken over only once, however often they are sent, so that a favourite
 * that was removed meanwhile does not come back. Fails with `too-many-favourites` if there would be more than MOST_FAVOURITES.
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
