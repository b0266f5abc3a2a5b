import { LONGEST_SLUG, LONGEST_TEXT } from '../limits/arguments.js';

/** Parameters that a page may depend on, in the order of its key; everything else (campaigns, junk) is dropped. */
const PARAMETERS: readonly { name: string; most: number; longest: number }[] = [
  { name: 'q', most: 1, longest: LONGEST_TEXT },
  { name: 'search', most: 1, longest: LONGEST_TEXT },
  { name: 'category', most: 20, longest: LONGEST_SLUG },
  { name: 'sort', most: 1, longest: 20 },
  { name: 'konum', most: 1, longest: 20 },
  { name: 'page', most: 1, longest: 20 },
];
const LONGEST_URL = 8_000;
// Slashes, backslashes and dots that a client tried to hide, and control characters.
const HIDDEN = /%(?:2f|5c|2e|0[0-9a-f]|1[0-9a-f]|7f)|\\|(?:^|\/)\.{1,2}(?:\/|$)/i;

/**
 * The one address under which a page is made and kept: the path as it came, known parameters in a fixed order. None for
 * what is no address (A34) or holds values that are too long (A4).
 */
export function findPageAddress(url: string): string | undefined {
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
  const asked = new URLSearchParams(rest.join('?'));
  const kept = new URLSearchParams();
  for (const { name, most, longest } of PARAMETERS) {
    const values = asked.getAll(name).filter(Boolean).slice(0, most);
    if (values.some(({ length }) => length > longest)) return undefined;
    for (const value of values) kept.append(name, value);
  }
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
