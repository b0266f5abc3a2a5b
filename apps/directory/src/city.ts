import { fold } from '@tedarik/turkish';
import { cityName } from '@tedarik/turkish/places';

/** A city in which at least one public business has a location. */
export interface City {
  key: string;
  name: string;
  country: string;
  businessCount: number;
}

/** A spelling of a city outside the 81 provinces, and the number of businesses that use it. */
export interface CitySpelling {
  cityKey: string;
  name: string;
  country: string;
  businesses: number;
}

export const TURKIYE = 'Türkiye';
const TURKIYE_SPELLINGS = new Set(['turkiye', 'turkey', 'tr', 'republic of turkey', 'turkiye cumhuriyeti']);

/** Normalises Turkey, TR and Turkiye to 'Türkiye'; other countries stay as written. */
export const countryOf = (text: string): string => (TURKIYE_SPELLINGS.has(fold(text)) ? TURKIYE : text);

/** Returns a city with its display name: the official name for a province, for any other city its most frequent spelling. */
export function nameCity(key: string, businessCount: number, spellings: readonly CitySpelling[]): City {
  const official = cityName(key);
  if (official) return { key, name: official, country: TURKIYE, businessCount };
  const [usual] = spellings.toSorted((a, b) => b.businesses - a.businesses || (a.name < b.name ? -1 : 1));
  return { key, name: usual?.name ?? key, country: usual?.country ?? TURKIYE, businessCount };
}
