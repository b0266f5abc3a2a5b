import type { DistrictSnapshot } from '@tedarik/events';
import { slugify } from '@tedarik/turkish';
import { cityKeyOf, cityName } from '@tedarik/turkish/places';
import { countryOf } from '../city/city.js';

/** A semt or ilçe with a page of its own. Businesses belong to it by its keys; creating one rewrites none of them. */
export interface District extends DistrictSnapshot {
  version: number;
  createdAt: Date;
  deletedAt: Date | null;
}

export type NewDistrict = Pick<District, 'name' | 'city' | 'region' | 'country' | 'description' | 'imageUrl'>;

export function createDistrict(input: NewDistrict, id: string, slug: string, now: Date): District {
  const { cityKey, nameKey } = districtIdentity(input);
  return {
    ...input,
    id,
    slug,
    nameKey,
    city: cityName(cityKey) ?? input.city,
    cityKey,
    country: countryOf(input.country),
    version: 1,
    createdAt: now,
    deletedAt: null,
  };
}

/** What is unique over live districts. A name without a letter of the Latin alphabet stands for itself. */
export function districtIdentity({ name, city }: Pick<NewDistrict, 'name' | 'city'>) {
  return { cityKey: cityKeyOf(city), nameKey: slugify(name) || name.trim() };
}

/** PUB-DIST-05: what its slug is made of. */
export const districtSlugSource = ({ name, city }: Pick<NewDistrict, 'name' | 'city'>): string => `${city}-${name}`;

/** Keys that a location carries when it lies here: made from the address, or chosen by hand. */
export const keysOfDistrict = ({ id, cityKey, nameKey }: Pick<District, 'id' | 'cityKey' | 'nameKey'>) => ({
  byAddress: `k:${cityKey}/${nameKey}`,
  byHand: `id:${id}`,
});

export const districtSnapshot = (district: District): DistrictSnapshot => ({
  id: district.id,
  slug: district.slug,
  name: district.name,
  nameKey: district.nameKey,
  city: district.city,
  cityKey: district.cityKey,
  region: district.region,
  country: district.country,
  description: district.description,
  imageUrl: district.imageUrl,
});
