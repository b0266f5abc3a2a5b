import { idsOfAll } from '@tedarik/search';
import { slugify } from '@tedarik/turkish';

/**
 * Finds service attributes or kinds of certificates by slug or name, each once, with the ids for the search. An unknown one matches no
 * business.
 */
export function chosenRows<Row extends { id: string; slug: string }>(
  requested: readonly string[],
  rows: readonly Row[],
): { found: Row[]; ids: string[] } {
  const answers = [...new Set(requested.map((name) => rows.find(({ slug }) => slug === slugify(name))))];
  return {
    found: answers.filter((row) => row !== undefined),
    ids: idsOfAll(answers.map((row) => row?.id)),
  };
}
