import { LONGEST_SLUG, LONGEST_TEXT } from '../limits/arguments.js';

/** Query parameters on which a page may depend, in the order of the cache key. All others (such as campaign tags) are dropped. */
const PARAMETERS: readonly { name: string; most: number; longest: number }[] = [
  { name: 'q', most: 1, longest: LONGEST_TEXT },
  { name: 'search', most: 1, longest: LONGEST_TEXT },
  { name: 'category', most: 20, longest: LONGEST_SLUG },
  { name: 'hizmet', most: 20, longest: LONGEST_SLUG },
  { name: 'sertifika', most: 20, longest: LONGEST_SLUG },
  { name: 'puan', most: 1, longest: 20 },
  { name: 'acik', most: 1, longest: 20 },
  { name: 'sort', most: 1, longest: 20 },
  { name: 'konum', most: 1, longest: 20 },
  { name: 'mesafe', most: 1, longest: 20 },
  // Four coordinates in degrees.
  { name: 'alan', most: 1, longest: 60 },
  { name: 'gorunum', most: 1, longest: 20 },
  { name: 'firma', most: 1, longest: 4 * (LONGEST_SLUG + 1) },
  { name: 'urun', most: 1, longest: LONGEST_TEXT },
  { name: 'page', most: 1, longest: 20 },
];
const LONGEST_URL = 8_000;
// Encoded slashes, backslashes, dots and control characters, and dot segments in the path.
const HIDDEN = /%(?:2f|5c|2e|0[0-9a-f]|1[0-9a-f]|7f)|\\|(?:^|\/)\.{1,2}(?:\/|$)/i;

/**
 * Returns the address that serves as the key of a page: the path as received, then the known parameters in a fixed order. Returns undefined
 * for an invalid address (A34) or one with values that are too long (A4).
 */
export const findPageAddress = (url: string): string | undefined =>
  addressOf(url, (value, longest) => (value.length > longest ? undefined : value));

/** The same address with values that are too long cut to the longest accepted length; the target of a redirect for people. */
export const shortenedAddress = (url: string): string | undefined =>
  addressOf(url, (value, longest) => value.slice(0, longest));

/** Paths in which capitals have no meaning. */
const LOWER_CASE =
  /^\/(?:firma|urunler|urun|blog|kategoriler|kategori|sehirler|sehir|semtler|semt|bolgeler)(?:\/[a-z0-9-]+)?$/i;

/** The canonical spelling of an address: no slash at the end, lower case where capitals have no meaning. */
export function canonicalAddress(address: string): string {
  const [path = '', query] = address.split('?');
  const bare = path.replace(/(?<!\/)\/+$/, '') || '/';
  const canonical = LOWER_CASE.test(bare) ? bare.toLowerCase() : bare;
  return query === undefined ? canonical : `${canonical}?${query}`;
}

function addressOf(url: string, fitting: (value: string, longest: number) => string | undefined): string | undefined {
  const [path = '', ...rest] = url.split('?');
  if (
    url.length > LONGEST_URL ||
    !path.startsWith('/') ||
    path.startsWith('//') ||
    HIDDEN.test(path) ||
    !isText(path)
  ) {
    return undefined;
  }
  if (rest.length === 0) return path;
  const requested = new URLSearchParams(rest.join('?'));
  const kept = new URLSearchParams();
  for (const { name, most, longest } of PARAMETERS) {
    const values = requested.getAll(name).filter(Boolean).slice(0, most);
    for (const value of values) {
      const taken = fitting(value, longest);
      if (taken === undefined) return undefined;
      kept.append(name, taken);
    }
  }
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}

/** Whether the page of this address searches by text, by distance or by a part of the map. */
export const isSearch = (address: string): boolean => /[?&](?:q|search|konum|alan)=/.test(address);

/** Whether the path's percent encoding is valid. */
export function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
