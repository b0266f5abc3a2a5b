import { fold } from '@tedarik/turkish';
import { findBorough, findProvince, findProvinceByBorough, type Province } from '@tedarik/turkish/places';

/** The place of an address, with the official names of province and borough. */
export interface AddressPlace {
  city: string;
  borough: string | null;
  region: string;
  postalCode: string | null;
}

/** A place. `isGuessed` is true when nothing named a province, so İstanbul is used. */
export interface FoundPlace extends AddressPlace {
  isGuessed: boolean;
}

export interface PlaceHints {
  city: string;
  state: string;
  borough: string;
  postalCode: string;
}

const FALLBACK_CITY = 'İstanbul';
const CENTRE = 'merkez';
const COUNTRY = /^(turkiye|turkey|tr)$/;
/** Matches folded text. */
export const STREET_WORDS =
  /\b(sk|sok|sokak|sokagi|cd|cad|cadde|caddesi|blv|bulvar|bulvari|mah|mh|mahalle|mahallesi|no|kat|apt|blok|yolu|plaza|carsi|carsisi|hal|site|sitesi)\b/;

/**
 * Finds the place of a row. The names of the 81 provinces decide (IMP-JSON-39): first in the fields of the record, then in the address from
 * its end. Only without a province does the second-to-last part of the address count (IMP-JSON-19), unless it contains a number or a street
 * word.
 */
export function placeOf(address: string, hints: PlaceHints): FoundPlace {
  const local = withoutCountry(address);
  const named = [hints.state, hints.city, local, hints.borough].reduce(byName, null);
  const province = named ?? [hints.borough, hints.city, local].reduce(byBorough, null);
  const postalCode = /^\d{5}$/.test(hints.postalCode) ? hints.postalCode : (/\b(\d{5})\b/.exec(address)?.[1] ?? null);
  if (province) {
    return {
      city: province.name,
      borough: boroughOf(province, address, hints),
      region: regionOf(hints.state, province),
      postalCode,
      isGuessed: false,
    };
  }
  const part = [hints.city, cityPart(address)].find((text) => text && fold(text) !== CENTRE);
  const [city, region] = [part || FALLBACK_CITY, hints.state || FALLBACK_CITY];
  return { city, borough: hints.borough || null, region, postalCode, isGuessed: !part };
}

/** Whether the fields of a row name a province and one of its boroughs, as no place abroad does. */
export function isInBorough({ state, city, borough }: PlaceHints): boolean {
  const province = findProvince(state) ?? findProvince(city);
  return province !== null && [borough, city].some((text) => text !== '' && findBorough(province, text) !== null);
}

const byName = (found: Province | null, text: string): Province | null => found ?? findProvince(text);
const byBorough = (found: Province | null, text: string): Province | null => found ?? findProvinceByBorough(text);

function boroughOf(province: Province, address: string, hints: PlaceHints): string | null {
  const named = [hints.borough, hints.city].find((text) => text && fold(text) !== fold(province.name));
  const found = (named ? findBorough(province, named) : null) ?? findBorough(province, address);
  // 'Merkez' is no borough of a metropolitan province, whatever lists of its businesses say.
  return found ?? (fold(hints.borough) === CENTRE ? null : hints.borough || null);
}

/** The state as named in the record if it is something other than a province ('Marmara'), or else the province. */
function regionOf(state: string, province: Province): string {
  return state && !findProvince(state) ? state : province.name;
}

/** 'Kadıköy/İst.' */
const SHORT_ISTANBUL = /(?<=[\s/,-])[İI]st\.?\s*$/i;

function withoutCountry(address: string): string {
  const parts = address.split(',');
  const local = COUNTRY.test(fold(parts.at(-1) ?? '')) ? parts.slice(0, -1).join(',') : address;
  return local.replace(SHORT_ISTANBUL, 'İstanbul');
}

function cityPart(address: string): string | null {
  const part = address.split(',').at(-2)?.trim() ?? '';
  const folded = fold(part);
  return part && !/\d/.test(part) && !STREET_WORDS.test(folded) && !COUNTRY.test(folded) ? part : null;
}
