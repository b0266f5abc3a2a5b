import { MOST_COMPARED } from '../../lib/later/compared.js';

const LONGEST_SLUG = 200;

/** The slugs in the address of a comparison, each once, at most four. */
export function comparedSlugs(search: URLSearchParams): string[] {
  const slugs = search
    .getAll('firma')
    .flatMap((list) => list.split(','))
    .map((slug) => slug.trim().slice(0, LONGEST_SLUG));
  return [...new Set(slugs.filter(Boolean))].slice(0, MOST_COMPARED);
}
