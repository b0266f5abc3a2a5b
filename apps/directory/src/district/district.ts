import type { DistrictSnapshot } from '@tedarik/events';
import { slugify } from '@tedarik/turkish';
import { cityKeyOf, cityName } from '@tedarik/turkish/places';
import { countryOf } from '../city.js';
import { districtChangedMeanwhile } from './district.errors.js';

/** The name of a district of which only the tombstone is left. */
const ERASED = '';

/**
 * A semt or ilçe with a page of its own. Businesses belong to it by its keys; creating one rewrites none of them. `version`
 * counts stored changes, `revision` only saves of an editor.
 */
export interface District extends DistrictSnapshot {
  version: number;
  revision: number;
  createdAt: Date;
  deletedAt: Date | null;
}

export type NewDistrict = Pick<District, 'name' | 'city' | 'region' | 'country' | 'description' | 'imageUrl'>;

export function createDistrict(input: NewDistrict, id: string, slug: string, now: Date): District {
  return { ...placed(input), id, slug, version: 1, revision: 1, createdAt: now, deletedAt: null };
}

/** The district after an editor's save. Throws district-changed-meanwhile when the form is stale. */
export function editDistrict(before: District, revision: number, fields: NewDistrict): District {
  if (revision !== before.revision) throw districtChangedMeanwhile(before.id, before.revision);
  return { ...before, ...placed(fields), version: before.version + 1, revision: before.revision + 1 };
}

/** Marked as deleted; its place in the order of versions is kept. */
export const deleteDistrict = (district: District, now: Date): District => ({
  ...district,
  version: district.version + 1,
  deletedAt: now,
});

/** As it was. */
export const restoreDistrict = (district: District): District => ({
  ...district,
  version: district.version + 1,
  deletedAt: null,
});

/** What is kept for good of a deleted district: that it was there, at which address, in which version. */
export const eraseDistrict = (district: District): District => ({
  ...district,
  name: ERASED,
  nameKey: '',
  city: '',
  cityKey: '',
  region: '',
  country: '',
  description: null,
  imageUrl: null,
});

/** Whether nothing but its tombstone is left. */
export const isErased = ({ name }: Pick<District, 'name'>): boolean => name === ERASED;

function placed(fields: NewDistrict) {
  const { cityKey, nameKey } = districtIdentity(fields);
  return {
    ...fields,
    nameKey,
    city: cityName(cityKey) ?? fields.city,
    cityKey,
    country: countryOf(fields.country),
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

/** How the audit log names it. */
export const auditedDistrict = ({ id, name, city }: District) => ({ kind: 'district', id, name: `${name}, ${city}` });
