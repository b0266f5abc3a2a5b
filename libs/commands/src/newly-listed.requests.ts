import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';

/** How many businesses one request about newly listed ones contains at most. */
export const MOST_NEWLY_LISTED = 200;

const NewlyListed = z.object({
  id: z.uuid(),
  /** The version in which the business became public. */
  version: z.int().positive(),
  listedAt: z.iso.datetime(),
});
export type NewlyListed = z.infer<typeof NewlyListed>;

/**
 * Businesses that became public for the first time and are not acknowledged yet, the oldest first. Each is stored in the transaction that
 * lists it and is kept until it is acknowledged, for 30 days at most. Only the identity service uses this.
 */
export const ListNewlyListed = defineQuery('request.directory.list-newly-listed.v1', {
  request: z.strictObject({}),
  reply: z.object({ businesses: z.array(NewlyListed).max(MOST_NEWLY_LISTED) }),
});

/** Marks these as processed, so that ListNewlyListed does not return them again. Sent once it is stored whom to notify. */
export const AcknowledgeNewlyListed = defineCommand('request.directory.acknowledge-newly-listed.v1', {
  request: z.strictObject({ ids: z.array(z.uuid()).max(MOST_NEWLY_LISTED) }),
  reply: z.object({}),
});
