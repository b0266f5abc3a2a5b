import { BusinessStatus } from '@tedarik/events';
import { z } from 'zod';
import { defineQuery } from './define.js';
import { line, slug } from './text.js';

/** How somebody became an owner of a page: what was checked, or that an owner passed the page on. */
export const OwnershipProof = z.enum(['email-code', 'phone-code', 'document', 'transfer']);
export type OwnershipProof = z.infer<typeof OwnershipProof>;

/** A page as its owner sees it in a list, whatever its status. */
export const OwnPage = z.object({
  id: z.uuid(),
  slug,
  name: line,
  status: BusinessStatus,
  proof: OwnershipProof,
  since: z.iso.datetime(),
});
export type OwnPage = z.infer<typeof OwnPage>;

/** How many pages one account can own. */
export const MOST_OWN_PAGES = 100;

/** The pages of the actor that are not deleted, by name. */
export const ListOwnPages = defineQuery('request.directory.list-own-pages.v1', {
  request: z.strictObject({}),
  reply: z.object({ pages: z.array(OwnPage).max(MOST_OWN_PAGES) }),
});
