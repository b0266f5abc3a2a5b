import type { SignedInAccount } from '@tedarik/commands';
import { RECORD_AREAS } from '@tedarik/fields';

/** What the back office consists of, as far as roles go. */
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

/** AUTH-06: what each role may do; everything else is refused here and absent from its menu. */
export const AREAS_OF: Readonly<Record<SignedInAccount['role'], readonly Area[]>> = {
  admin: AREAS,
  editor: ['panel', 'blog', 'comments', 'seo-texts'],
  moderator: ['panel', 'reviews', 'comments', 'submissions', 'quotes', 'change-suggestions'],
};
