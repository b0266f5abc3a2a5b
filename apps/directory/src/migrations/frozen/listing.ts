import { hashOf } from '@tedarik/service-kit';
import { foldedWords, slugify } from '@tedarik/turkish';

/**
 * The derived fields of lists as they were when migrations 003, 006 and 010 were written. Must not follow later changes of
 * business/listing.ts: a database that is migrated late must get the same result as the others, and a later migration changes it.
 */
export const ALL_PUBLIC = 'all';

/** The fields of a business that those migrations read. */
export interface StoredBusiness {
  _id: string;
  version: number;
  name: string;
  description: string;
  status: string;
  deletedAt: Date | null;
  categoryIds: string[];
  locations: StoredLocation[];
}

interface StoredLocation {
  address: string;
  city: string;
  cityKey: string;
  districtKeys: string[];
  latitude: number | null;
  longitude: number | null;
}

/** Used by migration 003. */
export function placesListing(business: StoredBusiness): { lists: string[]; nameSlug: string | null } {
  if (business.status !== 'active' || business.deletedAt !== null) return { lists: [], nameSlug: null };
  const places = business.locations.flatMap(({ cityKey, districtKeys }) => [
    `city:${cityKey}`,
    ...districtKeys.map((key) => `district:${key}`),
  ]);
  return { lists: [ALL_PUBLIC, ...business.categoryIds, ...new Set(places)], nameSlug: slugify(business.name) };
}

/** Used by migration 006. */
export function managedListing(business: StoredBusiness): { standing: string | null; managedWords: string[] } {
  if (business.deletedAt) return { standing: null, managedWords: [] };
  const texts = [business.name, business.description, ...business.locations.map(({ city }) => city)];
  return { standing: business.status, managedWords: [...new Set(texts.flatMap(foldedWords))] };
}

/** Used by migration 010. */
export function placeKeys({ deletedAt, locations }: StoredBusiness): string[] {
  return deletedAt ? [] : [...new Set(locations.flatMap((location) => [...cellOf(location), ...addressOf(location)]))];
}

const CELL_DEGREES = 0.001;
const SHORT_WORDS = new Map<string, string>(
  Object.entries({
    mah: 'mahalle mahallesi mh',
    cad: 'cadde caddesi cd',
    sok: 'sokak sokagi sk',
    blv: 'bulvar bulvari bulv bul',
    apt: 'apartman apartmani ap',
  }).flatMap(([short, words]) => words.split(' ').map((word) => [word, short] as const)),
);
const EMPTY_WORDS = new Set(['no', 'numara', 'turkiye', 'turkey']);
const POSTAL_CODE = /^(?:0[1-9]|[1-7]\d|8[01])\d{3}$/;

function cellOf({ latitude, longitude }: StoredLocation): string[] {
  if (latitude === null || longitude === null) return [];
  return [`cell:${Math.floor(latitude / CELL_DEGREES)}/${Math.floor(longitude / CELL_DEGREES)}`];
}

function addressOf({ address, cityKey }: StoredLocation): string[] {
  const words = foldedWords(address).filter(
    (word) => word !== cityKey && !EMPTY_WORDS.has(word) && !POSTAL_CODE.test(word),
  );
  if (words.length === 0) return [];
  return [`address:${hashOf([cityKey, ...words.map((word) => SHORT_WORDS.get(word) ?? word)].join(' '))}`];
}
