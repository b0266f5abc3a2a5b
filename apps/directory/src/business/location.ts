import type { LocationInput } from '@tedarik/commands';
import type { LocationSnapshot } from '@tedarik/events';
import { newId } from '@tedarik/service-kit';
import { slugify } from '@tedarik/turkish';
import { cityKeyOf, cityName, findBorough, findProvince } from '@tedarik/turkish/places';
import { countryOf } from '../city.js';
import type { Position } from './distance.js';

/** A place of a business as it is stored: the public part, and what imports know besides. */
export interface Location extends LocationSnapshot {
  street: string | null;
  countryCode: string | null;
}

/** Begins the key of a district that was chosen by hand. */
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
 * Locations as they are stored: keys of city and district made, 0,0 cleared, exactly one headquarters. A location of
 * `before` keeps its id; an id that is not among them is not taken over.
 */
export function toLocations(inputs: readonly LocationFields[], before: readonly Location[] = []): Location[] {
  const earlier = new Map(before.map((location) => [location.id, location]));
  const headquarters = headquartersIndex(inputs, earlier);
  return inputs.map((input, index) => toLocation(input, index === headquarters, earlier.get(input.id ?? '')));
}

/** The locations with one of them as the headquarters: the first, where none is marked. */
export function withHeadquarters(locations: readonly Location[]): Location[] {
  const marked = Math.max(
    locations.findIndex(({ isHeadquarters }) => isHeadquarters),
    0,
  );
  return locations.map((location, index) =>
    location.isHeadquarters === (index === marked) ? location : { ...location, isHeadquarters: index === marked },
  );
}

/** The one that has just been marked wins over the one that was; without any mark the first is it. */
function headquartersIndex(inputs: readonly LocationFields[], earlier: ReadonlyMap<string, Location>): number {
  const marked = inputs.flatMap((input, index) => (input.isHeadquarters ? [index] : []));
  const justMarked = marked.find((index) => !earlier.get(inputs[index]?.id ?? '')?.isHeadquarters);
  return (earlier.size > 0 ? justMarked : undefined) ?? marked[0] ?? 0;
}

/**
 * The locations with what a row of an import says written over the headquarters. What the row leaves out stays, but for
 * the address of another city: nothing of it is right any more.
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

/** 0,0 lies in the Gulf of Guinea: forms and exports write it for "not known". Half a coordinate is none. */
export function coordinates({ latitude, longitude }: Position): Position {
  const isKnown = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return isKnown ? { latitude, longitude } : { latitude: null, longitude: null };
}

/** A district chosen by hand (`id:…`) is never overwritten by the one that the address names, only by another choice. */
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
