import type { DistrictSnapshot } from '@tedarik/events';
import type { DISTRICT } from '@tedarik/fields';
import type { StoredRecord } from '@tedarik/records';
import { slugify } from '@tedarik/turkish';
import { cityKeyOf, cityName } from '@tedarik/turkish/places';
import { countryOf } from '../city.js';

/** The fields of a district besides the described ones. `version` counts stored changes, `revision` only saves of an editor. */
export interface OwnOfDistrict {
  slug: string;
  version: number;
  cityKey: string;
}
export type District = StoredRecord<typeof DISTRICT, OwnOfDistrict>;

/** The part of a deleted district that is kept for good: id, slug and version. */
export const eraseDistrict = (district: District): District => ({
  ...district,
  name: '',
  nameKey: '',
  sortKey: '',
  city: '',
  cityKey: '',
  region: '',
  country: '',
  description: null,
  imageUrl: null,
});

/** Derives the keys of a district, and the city and country as stored. A name without any Latin letter is its own key. */
export function placed({ name, city, country }: Pick<District, 'name' | 'city' | 'country'>) {
  const cityKey = cityKeyOf(city);
  return {
    cityKey,
    nameKey: slugify(name) || name.trim(),
    city: cityName(cityKey) ?? city,
    country: countryOf(country),
  };
}

/** Keys that a location in this district has: derived from the address, or set when the district was chosen by hand. */
export const locationKeysOf = ({ id, cityKey, nameKey }: Pick<District, 'id' | 'cityKey' | 'nameKey'>) => ({
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
