import type { LocationInput } from '@tedarik/commands';
import type { LocationSnapshot } from '@tedarik/events';
import { newId } from '@tedarik/service-kit';
import { slugify } from '@tedarik/turkish';
import { cityKeyOf, cityName, findBorough, findProvince } from '@tedarik/turkish/places';
import { countryOf, TURKIYE } from '../city/city.js';
import { locationsInvalid } from './business.errors.js';

/** A place of a business as it is stored: the public part, and what imports know besides. */
export interface Location extends LocationSnapshot {
  street: string | null;
  countryCode: string | null;
}

type LocationFields = Omit<LocationInput, 'id'> & { id?: string; street?: string | null; countryCode?: string | null };

const SHORTEST_PHONE = 5;
const TURKISH_POSTAL_CODE = /^\d{5}$/;

/** DATA-19: telephone and postal code as an editor gives them; the rest is bound by the contract. Names every wrong field. */
export function checkLocations(inputs: readonly LocationInput[]): void {
  const fieldErrors = inputs.flatMap(({ phone, postalCode, country }, index) => {
    const isShort = phone !== null && phone.length < SHORTEST_PHONE;
    const isForeign = postalCode === null || countryOf(country) !== TURKIYE;
    return [
      ...(isShort ? [{ field: `locations.${index}.phone`, code: 'invalid-phone' }] : []),
      ...(isForeign || TURKISH_POSTAL_CODE.test(postalCode)
        ? []
        : [{ field: `locations.${index}.postalCode`, code: 'invalid-postal-code' }]),
    ];
  });
  if (fieldErrors.length > 0) throw locationsInvalid(fieldErrors);
}

/**
 * Locations as they are stored: keys of city and district made, 0,0 cleared, exactly one headquarters. A location of
 * `before` keeps its id; an id that is not among them is not taken over.
 */
export function toLocations(inputs: readonly LocationFields[], before: readonly Location[] = []): Location[] {
  const earlier = new Map(before.map((location) => [location.id, location]));
  const headquarters = headquartersIndex(inputs, earlier);
  return inputs.map((input, index) => toLocation(input, index === headquarters, earlier.get(input.id ?? '')));
}

/** The one that has just been marked wins over the one that was; without any mark the first is it. */
function headquartersIndex(inputs: readonly LocationFields[], earlier: ReadonlyMap<string, Location>): number {
  const marked = inputs.flatMap((input, index) => (input.isHeadquarters ? [index] : []));
  const justMarked = marked.find((index) => !earlier.get(inputs[index]?.id ?? '')?.isHeadquarters);
  return (earlier.size > 0 ? justMarked : undefined) ?? marked[0] ?? 0;
}

function toLocation(input: LocationFields, isHeadquarters: boolean, earlier: Location | undefined): Location {
  const cityKey = cityKeyOf(input.city);
  return {
    id: earlier?.id ?? newId(),
    address: input.address,
    city: cityName(cityKey) ?? input.city,
    cityKey,
    borough: input.borough,
    region: input.region,
    country: countryOf(input.country),
    postalCode: input.postalCode,
    ...coordinates(input),
    phone: input.phone,
    email: input.email,
    isHeadquarters,
    districtKeys: districtKeys(input, cityKey, earlier),
    street: input.street ?? earlier?.street ?? null,
    countryCode: input.countryCode ?? earlier?.countryCode ?? null,
  };
}

/** 0,0 lies in the Gulf of Guinea: forms and exports write it for "not known". Half a coordinate is none. */
function coordinates({ latitude, longitude }: LocationFields): Pick<Location, 'latitude' | 'longitude'> {
  const isKnown = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return isKnown ? { latitude, longitude } : { latitude: null, longitude: null };
}

/** A district chosen by hand (`id:…`) is never overwritten by the one that the address names. */
function districtKeys(input: LocationFields, cityKey: string, earlier: Location | undefined): string[] {
  const chosen = earlier?.districtKeys.filter((key) => key.startsWith('id:')) ?? [];
  if (chosen.length > 0) return chosen;
  const boroughKey = slugify(input.borough ?? boroughInAddress(input) ?? '');
  return boroughKey && cityKey ? [`k:${cityKey}/${boroughKey}`] : [];
}

function boroughInAddress({ address, city }: LocationFields): string | null {
  const province = findProvince(city);
  return province && findBorough(province, address);
}
