import type { ComparableBusiness } from './comparable-business.js';
import { beginning, isTradeWord, significantWords } from './names.js';
import { siteOf } from './prepared.js';

const PAIRED_WORDS = 3;
const JOINED_LENGTH = 8;

/**
 * What a business is looked for by in an index, where not all can be compared: telephones, the site, and in each of its
 * cities two words of its name together, one of them at least no word of the trade, and how the name begins without spaces.
 * Two records of one business nearly always have a key in common; places are left to whoever has an index of them.
 */
export function matchKeysOf({
  name,
  nameKey,
  phones,
  website,
  places,
}: Omit<ComparableBusiness, 'id' | 'placeId'>): string[] {
  const keys = phones.map((phone) => `phone:${phone}`);
  const site = siteOf(website);
  if (site) keys.push(`site:${site}`);
  const words = significantWords(name, nameKey);
  for (const city of new Set(places.map(({ cityKey }) => cityKey))) {
    // The name of its own city is in many names.
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

/** Whether a key is a telephone or a site: it tells the less, the more businesses share it. */
export const isContactKey = (key: string): boolean => key.startsWith('phone:') || key.startsWith('site:');
