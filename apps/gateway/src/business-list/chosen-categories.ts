import { idsOfAny } from '@tedarik/search';
import type { CategoryRow, Tables } from '../reference-tables/tables.js';

/** The requested categories, and which of them exist. */
export interface ChosenCategories {
  /** Each once, in the requested order. */
  found: CategoryRow[];
  /** The current slug for each former slug, name or other name; an unknown value stays as requested. */
  canonical: string[];
  /** Ids to which a search is narrowed; empty means no restriction. */
  ids: string[];
}

/** PUB-LIST-04: finds categories by slug, former slug, name or other name. Unknown ones match nothing. */
export function chosenCategories(requested: readonly string[], tables: Tables): ChosenCategories {
  const answers = requested.map((name) => ({ name, category: tables.findCategory(name) }));
  const found = new Set(answers.map(({ category }) => category).filter((category) => category !== undefined));
  return {
    found: [...found],
    canonical: [...new Set(answers.map(({ name, category }) => category?.slug ?? name))],
    ids: idsOfAny(answers.map(({ category }) => category?.id)),
  };
}
