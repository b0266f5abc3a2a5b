import { idsOfAny } from '@tedarik/search';
import type { CategoryRow, Tables } from '../reference-tables/tables.js';

/** What was requested as categories, and what of it exists. */
export interface ChosenCategories {
  /** Each once, in the order requested. */
  found: CategoryRow[];
  /** Stored slugs in place of former ones, names and other names; what names nothing stands as it was requested. */
  canonical: string[];
  /** What a search is narrowed to; empty means all. */
  ids: string[];
}

/** PUB-LIST-04: categories by slug, former slug, other name or name; unknown ones match nothing. */
export function chosenCategories(requested: readonly string[], tables: Tables): ChosenCategories {
  const answers = requested.map((name) => ({ name, category: tables.findCategory(name) }));
  const found = new Set(answers.map(({ category }) => category).filter((category) => category !== undefined));
  return {
    found: [...found],
    canonical: [...new Set(answers.map(({ name, category }) => category?.slug ?? name))],
    ids: idsOfAny(answers.map(({ category }) => category?.id)),
  };
}
