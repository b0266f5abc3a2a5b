import { paths } from '../../config/paths.js';
import type { ListedDistrict } from './api/load-districts.js';

const ISTANBUL = 'istanbul';

export interface DistrictGroup {
  city: string;
  districts: ListedDistrict[];
}

export const ofIstanbul = (districts: readonly ListedDistrict[]): ListedDistrict[] =>
  districts.filter(({ citySlug }) => citySlug === ISTANBUL);

/**
 * ROUTE-10: which of /semtler and /bolgeler are indexed, by the cities of all districts. While every district is in İstanbul both show the
 * same, and the second has the first as its canonical address; an empty page is not indexed.
 */
export function indexedDistrictPages(citySlugs: readonly string[]): string[] {
  const elsewhere = citySlugs.some((slug) => slug !== ISTANBUL);
  return [...(citySlugs.includes(ISTANBUL) ? [paths.districts] : []), ...(elsewhere ? [paths.allDistricts] : [])];
}

/** Groups districts by city; cities in the order of their first district, which has most businesses. */
export function byCity(districts: readonly ListedDistrict[]): DistrictGroup[] {
  const groups = new Map<string, DistrictGroup>();
  for (const district of districts) {
    const group = groups.get(district.citySlug) ?? { city: district.city, districts: [] };
    group.districts.push(district);
    groups.set(district.citySlug, group);
  }
  return [...groups.values()];
}
