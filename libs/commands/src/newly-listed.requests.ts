import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';

/** Businesses that one request about new ones names at most. */
export const MOST_NEWLY_LISTED = 200;

const NewlyListed = z.object({
  id: z.uuid(),
  /** The version with which it became public. */
  version: z.int().positive(),
  listedAt: z.iso.datetime(),
});
export type NewlyListed = z.infer<typeof NewlyListed>;

/**
 * Businesses that the public saw for the first time and that nobody has acknowledged, the longest waiting first. Each is
 * noted in the transaction that lists it and stays until it is acknowledged, for 30 days at most. For one reader: identity.
 */
export const ListNewlyListed = defineQuery('request.directory.list-newly-listed.v1', {
  request: z.strictObject({}),
  reply: z.object({ businesses: z.array(NewlyListed).max(MOST_NEWLY_LISTED) }),
});

/** ListNewlyListed need not name these again: whoever was to hear of them has been noted. */
export const AcknowledgeNewlyListed = defineCommand('request.directory.acknowledge-newly-listed.v1', {
  request: z.strictObject({ ids: z.array(z.uuid()).max(MOST_NEWLY_LISTED) }),
  reply: z.object({}),
});
