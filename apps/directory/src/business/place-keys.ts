import { hashOf } from '@tedarik/service-kit';
import { foldedWords } from '@tedarik/turkish';
import { degreesOf, type Position } from './distance.js';

/** The place of something, used to decide whether two records are in the same place. */
export interface Whereabouts extends Position {
  address: string;
  cityKey: string;
}

// In degrees: in Turkey a cell is about a hundred metres long and wide.
const CELL = { latitude: 0.001, longitude: 0.001 } as const;

const STREET = 'address:';

/** Common abbreviations of words in street addresses, in folded form. */
const SHORT_WORDS = new Map<string, string>(
  Object.entries({
    mah: 'mahalle mahallesi mh',
    cad: 'cadde caddesi cd',
    sok: 'sokak sokagi sk',
    blv: 'bulvar bulvari bulv bul',
    apt: 'apartman apartmani ap',
  }).flatMap(([short, words]) => words.split(' ').map((word) => [word, short] as const)),
);
/** Words without information about the place within a city. */
const EMPTY_WORDS = new Set(['no', 'numara', 'turkiye', 'turkey']);
/** The first two digits are the licence plate number of a province. */
const POSTAL_CODE = /^(?:0[1-9]|[1-7]\d|8[01])\d{3}$/;

/** The keys by which stored places are found: the map cell of each, and its address. */
export function placeKeysOf(places: readonly Whereabouts[]): string[] {
  return [...new Set(places.flatMap((place) => placeKeysNear(place, 0)))];
}

/** The keys to search for: every place within this many metres, or at the same address, has at least one of them. */
export function placeKeysNear(place: Whereabouts, metres: number): string[] {
  const address = streetKey(place);
  return address ? [...cellsWithin(place, metres), address] : cellsWithin(place, metres);
}

/**
 * Returns a key for a street address within its city that does not depend on the spelling: 'Moda Caddesi No: 12, 34710 Kadıköy/İstanbul'
 * and 'MODA CAD. 12 KADIKÖY' have the same key. Returns undefined when the address contains nothing but the city.
 */
export function streetKey({ address, cityKey }: Whereabouts): string | undefined {
  const words = foldedWords(address).filter(
    (word) => word !== cityKey && !EMPTY_WORDS.has(word) && !POSTAL_CODE.test(word),
  );
  if (words.length === 0) return undefined;
  return `${STREET}${hashOf([cityKey, ...words.map((word) => SHORT_WORDS.get(word) ?? word)].join(' '))}`;
}

/** Whether the key is that of a street address. */
export const isStreetKey = (key: string): boolean => key.startsWith(STREET);

function cellsWithin({ latitude, longitude }: Position, metres: number): string[] {
  if (latitude === null || longitude === null) return [];
  const { north, east } = degreesOf(metres, latitude);
  const rows = range((latitude - north) / CELL.latitude, (latitude + north) / CELL.latitude);
  const columns = range((longitude - east) / CELL.longitude, (longitude + east) / CELL.longitude);
  return rows.flatMap((row) => columns.map((column) => `cell:${row}/${column}`));
}

/** All whole numbers from the cell of one coordinate to that of the other. */
function range(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.floor(to) - first + 1 }, (_, index) => first + index);
}
