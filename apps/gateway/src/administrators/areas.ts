import type { SignedInAccount } from '@tedarik/commands';
import { RECORD_AREAS } from '@tedarik/fields';

/** The areas of the back office to which a role may have access. */
export const AREAS = [
  'panel',
  'businesses',
  'products',
  'reviews',
  ...RECORD_AREAS,
  'submissions',
  'quotes',
  'change-suggestions',
  'blog',
  'comments',
  'seo-texts',
  'imports',
  'accounts',
  'audit',
] as const;
export type Area = (typeof AREAS)[number];

/** AUTH-06: the areas of each role. Any other area is refused by the gateway and missing from the menu. */
export const AREAS_OF: Readonly<Record<SignedInAccount['role'], readonly Area[]>> = {
  admin: AREAS,
  editor: ['panel', 'blog', 'comments', 'seo-texts'],
  moderator: ['panel', 'reviews', 'comments', 'submissions', 'quotes', 'change-suggestions'],
};
