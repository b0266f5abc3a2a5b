import { isDeepStrictEqual } from 'node:util';
import type { BusinessInput, HeadquartersInput, LocationInput, OpeningHours, SuggestedValues } from '@tedarik/commands';
import { type SuggestiblePart, SUGGESTIBLE_PARTS } from '@tedarik/fields';
import { cityKeyOf, cityName } from '@tedarik/turkish/places';
import type { Business } from '../business/business.js';
import type { CertificateLink } from '../business/certificate-link.js';
import type { Location } from '../business/location.js';
import { tidyFields } from '../tidy-fields.js';

/** A part of a business with the value that the sender saw and the value that they suggest. */
export interface Proposal {
  part: SuggestiblePart;
  seen: unknown;
  suggested: unknown;
}

/** The current value of a part of a business. */
export function valueOf(business: Business, part: SuggestiblePart): unknown {
  if (part === 'openingHours') return inOrder(business.openingHours);
  if (part === 'certificates') return linksOf(business.certificates);
  if (part !== 'headquarters') return business[part];
  const headquarters = headquartersOf(business);
  return headquarters ? placeOf(headquarters) : null;
}

/** Those of the values that differ from the business, in the order of parts. */
export function proposalsOf(business: Business, values: SuggestedValues): Proposal[] {
  const suggested: SuggestedValues = tidyFields(values);
  return SUGGESTIBLE_PARTS.flatMap((part) => {
    if (suggested[part] === undefined) return [];
    const [seen, wanted] = [valueOf(business, part), asStored(part, suggested[part])];
    return isDeepStrictEqual(seen, wanted) ? [] : [{ part, seen, suggested: wanted }];
  });
}

/** The edit that gives the business the suggested values; parts that already have them are left out. */
export function editOf(business: Business, proposals: readonly Proposal[]): Partial<BusinessInput> {
  const open = proposals.filter(({ part, suggested }) => !isDeepStrictEqual(valueOf(business, part), suggested));
  const { headquarters, ...others } = Object.fromEntries(open.map(({ part, suggested }) => [part, suggested]));
  return {
    ...others,
    ...(headquarters !== undefined && { locations: movedTo(business, headquarters as HeadquartersInput) }),
  };
}

/** The locations with the headquarters at a new address. All data that depended on the former address is dropped. */
function movedTo({ locations }: Business, place: HeadquartersInput): LocationInput[] {
  const moved: LocationInput = { ...UNKNOWN, ...place, isHeadquarters: true, districtId: null };
  if (locations.length === 0) return [moved];
  return locations.map((location) => {
    const { id, country, phone, email } = location;
    return location.isHeadquarters ? { ...moved, id, country, phone, email } : inputOf(location);
  });
}

const UNKNOWN = {
  region: null,
  country: 'Türkiye',
  postalCode: null,
  latitude: null,
  longitude: null,
  phone: null,
  email: null,
};

const inputOf = (location: Location): LocationInput => {
  const { id, address, city, borough, region, country, postalCode, latitude, longitude } = location;
  const { phone, email, isHeadquarters } = location;
  return {
    ...{ id, address, city, borough, region, country, postalCode },
    ...{ latitude, longitude, phone, email, isHeadquarters },
  };
};

const headquartersOf = ({ locations }: Business) => locations.find(({ isHeadquarters }) => isHeadquarters);
const placeOf = ({ address, city, borough }: HeadquartersInput): HeadquartersInput => ({ address, city, borough });

/** Normalises a value as the business would store it, so that an equal value does not count as a change. */
function asStored(part: SuggestiblePart, value: unknown): unknown {
  if (part === 'openingHours') return inOrder(value as OpeningHours[]);
  if (part === 'certificates') return linksOf(value as CertificateLink[]);
  if (part !== 'headquarters') return value;
  const { address, city, borough } = value as HeadquartersInput;
  return { address, city: cityName(cityKeyOf(city)) ?? city, borough };
}

const linksOf = (links: readonly CertificateLink[]): CertificateLink[] =>
  links.map(({ certificateId, issuedDate, expiryDate }) => ({ certificateId, issuedDate, expiryDate }));

const inOrder = (hours: readonly OpeningHours[]): OpeningHours[] =>
  hours
    .map(({ dayOfWeek, opens, closes, isClosed }) => ({ dayOfWeek, opens, closes, isClosed }))
    .toSorted((one, other) => one.dayOfWeek - other.dayOfWeek || ((one.opens ?? '') < (other.opens ?? '') ? -1 : 1));
