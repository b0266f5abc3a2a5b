import type { CategoryRow, Tables } from '../reference-tables/tables.js';

/** What was requested as categories, and what of it exists. */
export interface ChosenCategories {
  /** Each once, in the order requested. */
  found: CategoryRow[];
  /** Stored slugs in place of names and other names; what names nothing stands as it was requested. */
  canonical: string[];
  /** What a search is narrowed to; empty means all. */
  ids: string[];
}

/** Matches nothing, as what is unknown must: no business has it. */
export const NO_RECORD = '00000000-0000-0000-0000-000000000000';

/** PUB-LIST-04: categories by slug, other name or name; unknown ones match nothing. */
export function chosenCategories(requested: readonly string[], tables: Tables): ChosenCategories {
  const answers = requested.map((name) => ({ name, category: tables.findCategory(name) }));
  const found = new Set(answers.map(({ category }) => category).filter((category) => category !== undefined));
  const ids = [...found].map(({ id }) => id);
  return {
    found: [...found],
    canonical: [...new Set(answers.map(({ name, category }) => category?.slug ?? name))],
    ids: requested.length > 0 && ids.length === 0 ? [NO_RECORD] : ids,
  };
}
