import type { ComparableBusiness } from '@tedarik/matching';
import { toE164 } from '@tedarik/turkish';
import type { Business } from './business.js';
import type { Location } from './location.js';

/** What a business is compared with others by. */
export type Compared = Pick<Business, 'id' | 'name' | 'nameKey' | 'placeId' | 'phone' | 'whatsapp' | 'websiteUrl'> & {
  locations: readonly Pick<Location, 'address' | 'cityKey' | 'borough' | 'latitude' | 'longitude' | 'phone'>[];
};

export function comparable(business: Compared): ComparableBusiness {
  const { id, name, nameKey, placeId, phone, whatsapp, websiteUrl, locations } = business;
  return {
    ...{ id, name, nameKey, placeId },
    phones: numbersOf([phone, whatsapp, ...locations.map((location) => location.phone)]),
    website: websiteUrl,
    places: locations.map(({ address, cityKey, borough, latitude, longitude }) => ({
      ...{ address, cityKey, borough, latitude, longitude },
    })),
  };
}

/** Each number once, in E.164; what is no number is left out. */
export const numbersOf = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text && toE164(text)) || [])),
];
