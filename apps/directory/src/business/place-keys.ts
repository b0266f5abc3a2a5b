import { hashOf } from '@tedarik/service-kit';
import { foldedWords } from '@tedarik/turkish';
import { degreesOf, type Position } from './distance.js';

/** Where something is: what tells whether two records are of one place. */
export interface Whereabouts extends Position {
  address: string;
  cityKey: string;
}

// Some hundred metres to each side in Turkey.
const CELL = { latitude: 0.001, longitude: 0.001 } as const;

const STREET = 'address:';

/** How the words of streets are written in short, in folded form. */
const SHORT_WORDS = new Map<string, string>(
  Object.entries({
    mah: 'mahalle mahallesi mh',
    cad: 'cadde caddesi cd',
    sok: 'sokak sokagi sk',
    blv: 'bulvar bulvari bulv bul',
    apt: 'apartman apartmani ap',
  }).flatMap(([short, words]) => words.split(' ').map((word) => [word, short] as const)),
);
/** They say nothing of where in a city an address is. */
const EMPTY_WORDS = new Set(['no', 'numara', 'turkiye', 'turkey']);
/** The first two digits are those of a province's plates. */
const POSTAL_CODE = /^(?:0[1-9]|[1-7]\d|8[01])\d{3}$/;

/** What stored places are found by: the cell of the map that each is in, and its address. */
export function placeKeysOf(places: readonly Whereabouts[]): string[] {
  return [...new Set(places.flatMap((place) => placeKeysNear(place, 0)))];
}

/** Keys of which a place has at least one that is within so many metres of this one, or at the same address. */
export function placeKeysNear(place: Whereabouts, metres: number): string[] {
  const address = streetKey(place);
  return address ? [...cellsWithin(place, metres), address] : cellsWithin(place, metres);
}

/**
 * The key of an address in its city, however it is written: 'Moda Caddesi No: 12, 34710 Kadıköy/İstanbul' is
 * 'MODA CAD. 12 KADIKÖY'. Undefined when it names nothing but the city.
 */
export function streetKey({ address, cityKey }: Whereabouts): string | undefined {
  const words = foldedWords(address).filter(
    (word) => word !== cityKey && !EMPTY_WORDS.has(word) && !POSTAL_CODE.test(word),
  );
  if (words.length === 0) return undefined;
  return `${STREET}${hashOf([cityKey, ...words.map((word) => SHORT_WORDS.get(word) ?? word)].join(' '))}`;
}

/** Whether a key is that of an address. */
export const isStreetKey = (key: string): boolean => key.startsWith(STREET);

function cellsWithin({ latitude, longitude }: Position, metres: number): string[] {
  if (latitude === null || longitude === null) return [];
  const { north, east } = degreesOf(metres, latitude);
  const rows = range((latitude - north) / CELL.latitude, (latitude + north) / CELL.latitude);
  const columns = range((longitude - east) / CELL.longitude, (longitude + east) / CELL.longitude);
  return rows.flatMap((row) => columns.map((column) => `cell:${row}/${column}`));
}

/** Whole numbers of the cells from one to the other. */
function range(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.floor(to) - first + 1 }, (_, index) => first + index);
}
