import { LONGEST_SLUG, LONGEST_TEXT } from '../limits/arguments.js';

/** Parameters that a page may depend on, in the order of its key; everything else (campaigns, junk) is dropped. */
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
  // Four numbers of degrees.
  { name: 'alan', most: 1, longest: 60 },
  { name: 'gorunum', most: 1, longest: 20 },
  { name: 'firma', most: 1, longest: 4 * (LONGEST_SLUG + 1) },
  { name: 'urun', most: 1, longest: LONGEST_TEXT },
  { name: 'page', most: 1, longest: 20 },
];
const LONGEST_URL = 8_000;
// Slashes, backslashes and dots that a client tried to hide, and control characters.
const HIDDEN = /%(?:2f|5c|2e|0[0-9a-f]|1[0-9a-f]|7f)|\\|(?:^|\/)\.{1,2}(?:\/|$)/i;

/**
 * The one address under which a page is made and kept: the path as it came, known parameters in a fixed order. None for
 * what is no address (A34) or holds values that are too long (A4).
 */
export const findPageAddress = (url: string): string | undefined =>
  addressOf(url, (value, longest) => (value.length > longest ? undefined : value));

/** The same of an address whose values are too long, for a person to go on from: cut to the longest that is taken. */
export const shortenedAddress = (url: string): string | undefined =>
  addressOf(url, (value, longest) => value.slice(0, longest));

/** Addresses under which nothing is named in capitals. */
const LOWER_CASE =
  /^\/(?:firma|urunler|urun|blog|kategoriler|kategori|sehirler|sehir|semtler|semt|bolgeler)(?:\/[a-z0-9-]+)?$/i;

/** The one spelling of an address, where it has several: without a slash at its end, and in small letters. */
export function canonicalAddress(address: string): string {
  const [path = '', query] = address.split('?');
  const bare = path.replace(/\/+$/, '') || '/';
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

/** Whether the page of this address looks for a text, for what is near or for a part of the map. */
export const isSearch = (address: string): boolean => /[?&](?:q|search|konum|alan)=/.test(address);

/** Whether its percent signs stand for letters. */
export function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
