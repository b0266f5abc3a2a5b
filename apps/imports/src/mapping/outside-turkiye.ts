import { fold, memoized } from '@tedarik/turkish';
import { findProvince } from '@tedarik/turkish/places';

/** The location data of a row besides its address. */
export interface RowLocation {
  country: string;
  countryCode: string;
  latitude: number | null;
  longitude: number | null;
}

/** All of Türkiye lies inside these bounds, but so do parts of its neighbours; for those the country must be named. */
export const TURKIYE_BOUNDS = { south: 35.8, north: 42.2, west: 25.5, east: 44.9 } as const;
const HOME = 'TR';
/** Languages in which addresses name countries. */
const LANGUAGES = ['tr', 'en', 'de', 'fr', 'es', 'it', 'nl', 'ru', 'el', 'bg', 'ar'];
const OTHER_NAMES = [
  'uk',
  'gb',
  'england',
  'ingiltere',
  'scotland',
  'wales',
  'usa',
  'abd',
  'uae',
  'bae',
  'kktc',
  'holland',
];
const HOME_NAMES = new Set(['turkiye', 'turkey', 'tr', 'tur', 'turkiye cumhuriyeti', 'republic of turkiye']);
/** Names of countries that mean something else at the end of an address: 'Cad' is short for Cadde. */
const NOT_MEANT = ['cad'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const countryKey = memoized((text): string => fold(text).replaceAll('.', '').trim());

/** Whether the text names Türkiye. */
export const isInTurkiye = (country: string): boolean => HOME_NAMES.has(countryKey(country));

let known: { names: ReadonlySet<string>; codes: ReadonlySet<string> } | null = null;

/** Names and codes of all other countries, from the data of the runtime; built on first use. */
function foreign() {
  if (known) return known;
  const codes = new Set<string>();
  const names = new Set(OTHER_NAMES);
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const inLanguages = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    // Codes that are no countries: outlying areas, pseudo regions, the whole world.
    if (code === HOME || ['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'].includes(code) || !english.of(code)) continue;
    codes.add(code);
    for (const language of inLanguages) names.add(countryKey(language.of(code) ?? ''));
  }
  for (const name of ['', ...NOT_MEANT, ...HOME_NAMES]) names.delete(name);
  return (known = { names, codes });
}

/**
 * Whether a row is in another country: by its fields, or else by the end of its address, or else by its coordinates. A row that names
 * Türkiye is in Türkiye, whatever its coordinates are.
 */
export function isOutsideTurkiye(address: string, { country, countryCode, latitude, longitude }: RowLocation): boolean {
  const { names, codes } = foreign();
  const code = (countryCode || (country.length === 2 ? country : '')).trim().toUpperCase();
  if (code === HOME || isInTurkiye(country)) return false;
  if (codes.has(code) || (country && names.has(countryKey(country)))) return true;
  const end = countryKey(address.slice(address.lastIndexOf(',') + 1));
  if (HOME_NAMES.has(end)) return false;
  if (names.has(end)) return true;
  if (latitude !== null && longitude !== null && isBeyondTurkiye(latitude, longitude)) return true;
  return endsInCountry(end, names) && !findProvince(address);
}

/** Whether the point is outside the bounds of Türkiye. */
export const isBeyondTurkiye = (latitude: number, longitude: number): boolean =>
  latitude < TURKIYE_BOUNDS.south ||
  latitude > TURKIYE_BOUNDS.north ||
  longitude < TURKIYE_BOUNDS.west ||
  longitude > TURKIYE_BOUNDS.east;

/** 'Unter den Linden 5 10117 Berlin Deutschland': a country at the end without a comma before it. */
function endsInCountry(end: string, names: ReadonlySet<string>): boolean {
  const words = end.split(/[\s/-]+/);
  return [1, 2].some((count) => words.length > count && names.has(words.slice(-count).join(' ')));
}
