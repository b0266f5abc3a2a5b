import type { ComparableBusiness } from '@tedarik/matching';
import { NUMBER_FIELDS, type Texts, textsOf, WEBSITE_FIELDS } from '@tedarik/fields';
import { toE164 } from '@tedarik/turkish';
import type { Business } from './business.js';
import type { Location } from './location.js';

type NumberField = (typeof NUMBER_FIELDS)[number];
type WebsiteField = (typeof WEBSITE_FIELDS)[number];

/** The fields by which a business is compared with others. */
type Compared = Pick<Business, 'id' | 'name' | 'nameKey' | 'placeId' | NumberField | WebsiteField> & {
  locations: readonly Pick<Location, 'address' | 'cityKey' | 'borough' | 'latitude' | 'longitude' | 'phone'>[];
};

export function comparable(business: Compared): ComparableBusiness {
  const { id, name, nameKey, placeId, locations } = business;
  const numbers = Object.values(textsOf(NUMBER_FIELDS, business));
  return {
    ...{ id, name, nameKey, placeId },
    phones: numbersOf([...numbers, ...locations.map((location) => location.phone)]),
    website: websiteOf(business),
    places: locations.map(({ address, cityKey, borough, latitude, longitude }) => ({
      ...{ address, cityKey, borough, latitude, longitude },
    })),
  };
}

export const websiteOf = (record: Partial<Texts<WebsiteField>>): string | null =>
  Object.values(textsOf(WEBSITE_FIELDS, record)).find(Boolean) ?? null;

/** Each number once, in E.164; texts that are not a number are left out. */
export const numbersOf = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text && toE164(text)) || [])),
];
