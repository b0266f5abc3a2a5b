import { fold } from '@tedarik/turkish';
import { cityName } from '@tedarik/turkish/places';

/** A city in which at least one public business has a location. */
export interface City {
  key: string;
  name: string;
  country: string;
  businessCount: number;
}

/** How a city outside the 81 provinces is written, and by how many businesses. */
export interface CitySpelling {
  cityKey: string;
  name: string;
  country: string;
  businesses: number;
}

export const TURKIYE = 'Türkiye';
const TURKIYE_SPELLINGS = new Set(['turkiye', 'turkey', 'tr', 'republic of turkey', 'turkiye cumhuriyeti']);

/** Turkey, TR and Turkiye are stored as 'Türkiye'; other countries as they were written. */
export const countryOf = (text: string): string => (TURKIYE_SPELLINGS.has(fold(text)) ? TURKIYE : text);

/** A province has its official name; any other city the spelling that most businesses use. */
export function nameCity(key: string, businessCount: number, spellings: readonly CitySpelling[]): City {
  const official = cityName(key);
  if (official) return { key, name: official, country: TURKIYE, businessCount };
  const [usual] = spellings.toSorted((a, b) => b.businesses - a.businesses || (a.name < b.name ? -1 : 1));
  return { key, name: usual?.name ?? key, country: usual?.country ?? TURKIYE, businessCount };
}
