import { slugify } from '@tedarik/turkish';
import type { ServiceRow, Tables } from '../reference-tables/tables.js';
import { NO_RECORD } from './chosen-categories.js';

/** Service attributes by slug or name, each once; what a search is narrowed to: an unknown one is of no business. */
export function chosenServices(
  requested: readonly string[],
  { services }: Tables,
): { found: ServiceRow[]; ids: string[] } {
  const answers = [...new Set(requested.map((name) => services.find(({ slug }) => slug === slugify(name))))];
  return {
    found: answers.filter((service) => service !== undefined),
    ids: answers.map((service) => service?.id ?? NO_RECORD),
  };
}
