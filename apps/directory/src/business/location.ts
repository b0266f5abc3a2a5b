import type { LocationInput } from '@tedarik/commands';
import type { LocationSnapshot } from '@tedarik/events';
import { newId } from '@tedarik/service-kit';
import { slugify } from '@tedarik/turkish';
import { cityKeyOf, cityName, findBorough, findProvince } from '@tedarik/turkish/places';
import { countryOf } from '../city.js';
import type { Position } from './distance.js';

/** A location as stored: the public part, and what only imports know. */
export interface Location extends LocationSnapshot {
  street: string | null;
  countryCode: string | null;
}

/** Prefix of the key of a district that was chosen by hand. */
const CHOSEN = 'id:';

const NO_ADDRESS = {
  borough: null,
  region: null,
  postalCode: null,
  latitude: null,
  longitude: null,
  street: null,
  countryCode: null,
} as const;

type LocationFields = Omit<LocationInput, 'id'> & { id?: string; street?: string | null; countryCode?: string | null };

/**
 * Prepares locations for storage: derives the keys of city and district, clears the coordinates 0,0, and makes exactly one location the
 * headquarters. A location whose id is in `before` keeps it; other ids are replaced.
 */
export function toLocations(inputs: readonly LocationFields[], before: readonly Location[] = []): Location[] {
  const earlier = new Map(before.map((location) => [location.id, location]));
  const headquarters = headquartersIndex(inputs, earlier);
  return inputs.map((input, index) => toLocation(input, index === headquarters, earlier.get(input.id ?? '')));
}

/** Makes exactly one location the headquarters: the first one that is marked, or else the first one. */
export function withHeadquarters(locations: readonly Location[]): Location[] {
  const marked = Math.max(
    locations.findIndex(({ isHeadquarters }) => isHeadquarters),
    0,
  );
  return locations.map((location, index) =>
    location.isHeadquarters === (index === marked) ? location : { ...location, isHeadquarters: index === marked },
  );
}

/** A newly marked location wins over the former headquarters; without any mark the first location is the headquarters. */
function headquartersIndex(inputs: readonly LocationFields[], earlier: ReadonlyMap<string, Location>): number {
  const marked = inputs.flatMap((input, index) => (input.isHeadquarters ? [index] : []));
  const justMarked = marked.find((index) => !earlier.get(inputs[index]?.id ?? '')?.isHeadquarters);
  return (earlier.size > 0 ? justMarked : undefined) ?? marked[0] ?? 0;
}

/**
 * Overwrites the headquarters with the data of an import row. Fields that the row leaves out stay, except when the row names another city:
 * then the old address is dropped, because no part of it is right any more.
 */
export function overwriteHeadquarters(locations: readonly Location[], row: LocationFields): Location[] {
  if (locations.length === 0) return toLocations([row]);
  return locations.map((location) => (location.isHeadquarters ? overwrite(location, row) : location));
}

function overwrite(before: Location, row: LocationFields): Location {
  const { phone, email } = before;
  const earlier = cityKeyOf(row.city) === before.cityKey ? before : { ...before, ...NO_ADDRESS };
  const { latitude, longitude } = coordinates(row).latitude === null ? earlier : row;
  const input: LocationFields = {
    ...row,
    borough: row.borough ?? earlier.borough,
    region: row.region ?? earlier.region,
    postalCode: row.postalCode ?? earlier.postalCode,
    latitude,
    longitude,
    phone: row.phone ?? phone,
    email: row.email ?? email,
  };
  return toLocation(input, true, earlier);
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

/**
 * 0,0 lies in the Gulf of Guinea; forms and exports write it for "unknown". A single coordinate without the other counts as unknown too.
 */
export function coordinates({ latitude, longitude }: Position): Position {
  const isKnown = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return isKnown ? { latitude, longitude } : { latitude: null, longitude: null };
}

/** A district chosen by hand (`id:…`) is replaced only by another choice, never by the district in the address. */
function districtKeys(input: LocationFields, cityKey: string, earlier: Location | undefined): string[] {
  if (input.districtId) return [`${CHOSEN}${input.districtId}`];
  const chosen = earlier?.districtKeys.filter((key) => key.startsWith(CHOSEN)) ?? [];
  if (chosen.length > 0 && input.districtId === undefined) return chosen;
  const boroughKey = slugify(input.borough ?? boroughInAddress(input) ?? '');
  return boroughKey && cityKey ? [`k:${cityKey}/${boroughKey}`] : [];
}

/** Ids of the districts that were chosen by hand. */
export const chosenDistricts = (locations: readonly Location[]): string[] => [
  ...new Set(
    locations.flatMap(({ districtKeys }) =>
      districtKeys.filter((key) => key.startsWith(CHOSEN)).map((key) => key.slice(CHOSEN.length)),
    ),
  ),
];

function boroughInAddress({ address, city }: LocationFields): string | null {
  const province = findProvince(city);
  return province && findBorough(province, address);
}
