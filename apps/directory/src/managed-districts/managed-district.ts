import type { CreateDistrict, ReplyOf } from '@tedarik/commands';
import type { District } from '../district/district.js';

export type ManagedDistrict = ReplyOf<typeof CreateDistrict>;

/** A district as the back office sees it. */
export const managedDistrict = (district: District, businessCount: number): ManagedDistrict => ({
  id: district.id,
  slug: district.slug,
  name: district.name,
  city: district.city,
  region: district.region,
  country: district.country,
  description: district.description,
  imageUrl: district.imageUrl,
  businessCount,
  revision: district.revision,
});
