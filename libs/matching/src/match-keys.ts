import type { ComparableBusiness } from './comparable-business.js';
import { beginning, isTradeWord, significantWords } from './names.js';
import { siteOf } from './prepared.js';

const PAIRED_WORDS = 3;
const JOINED_LENGTH = 8;
const PHONE = 'phone:';
const SITE = 'site:';

/**
 * The keys by which a business is found in an index, for when not all businesses can be compared: telephone numbers, the website, and for
 * each of its cities pairs of words of its name (at least one of them not a word of the trade) and the beginning of the name without
 * spaces. Two records of one business nearly always have a common key. Coordinates have no keys; callers may have a geographic index for
 * them.
 */
export function matchKeysOf({
  name,
  nameKey,
  phones,
  website,
  places,
}: Omit<ComparableBusiness, 'id' | 'placeId'>): string[] {
  const keys = phones.map((phone) => PHONE + phone);
  const site = siteOf(website);
  if (site) keys.push(SITE + site);
  const words = significantWords(name, nameKey);
  for (const city of new Set(places.map(({ cityKey }) => cityKey))) {
    // Left out because many names contain the name of their city.
    const own = words.filter((word) => word !== city);
    if (own.length > 0) keys.push(`name:${city}/${own.join('').slice(0, JOINED_LENGTH)}`);
    for (const pair of pairsOf(own.slice(0, PAIRED_WORDS))) keys.push(`words:${city}/${pair}`);
  }
  return [...new Set(keys)];
}

const pairsOf = (words: readonly string[]): string[] =>
  words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter((other) => !isTradeWord(one) || !isTradeWord(other))
      .map((other) => [one, other].map(beginning).toSorted().join('+')),
  );

/** Whether a key is a telephone number or a website, which has less weight the more businesses share it. */
export const isContactKey = (key: string): boolean => key.startsWith(PHONE) || key.startsWith(SITE);

/** The telephone numbers and the site in the keys of a business, so that they need not be read and normalised again. */
export function contactsIn(keys: readonly string[]): { phones: string[]; site: string | null } {
  const phones = keys.filter((key) => key.startsWith(PHONE)).map((key) => key.slice(PHONE.length));
  return { phones, site: keys.find((key) => key.startsWith(SITE))?.slice(SITE.length) ?? null };
}
