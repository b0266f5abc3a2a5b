import { slugify } from '@tedarik/turkish';

interface Named {
  id: string;
  name: string;
}
/** The tables of the directory in which names and slugs are looked up. */
interface ChoiceTables {
  categories: readonly { id: string; slug: string }[];
  formerSlugs: readonly { kind: string; slug: string; to: string | null }[];
  serviceAttributes: readonly Named[];
  certificates: readonly Named[];
}
/** Slugs, as they are in the address of a list. */
interface Choice {
  categories: readonly string[];
  services: readonly string[];
  certificates: readonly string[];
}

/** An id that no record has. It stands for a chosen record that does not exist, so that the filter matches nothing. */
const NO_RECORD = '00000000-0000-0000-0000-000000000000';

/** The ids for a filter that accepts any of the chosen records: those that exist. If none exists, the filter matches nothing. */
export function idsOfAny(chosen: readonly (string | undefined)[]): string[] {
  const found = [...new Set(chosen.filter((id) => id !== undefined))];
  return chosen.length > 0 && found.length === 0 ? [NO_RECORD] : found;
}

/** The ids for a filter that requires all of the chosen records. If one does not exist, the filter matches nothing. */
export const idsOfAll = (chosen: readonly (string | undefined)[]): string[] => chosen.map((id) => id ?? NO_RECORD);

/** Resolves the slugs of a saved search to ids. Follows the redirect of a category whose slug has changed or that was merged. */
export function chosenIds(choice: Choice, tables: ChoiceTables) {
  const idOfCategory = (slug: string): string | undefined => {
    const live = tables.categories.find((one) => one.slug === slug);
    const former = tables.formerSlugs.find((one) => one.kind === 'category' && one.slug === slug);
    return live?.id ?? tables.categories.find((one) => one.slug === former?.to)?.id;
  };
  const idNamed = (slug: string, rows: readonly Named[]) => rows.find(({ name }) => slugify(name) === slug)?.id;
  return {
    categoryIds: idsOfAny(choice.categories.map(idOfCategory)),
    serviceAttributeIds: idsOfAll(choice.services.map((slug) => idNamed(slug, tables.serviceAttributes))),
    certificateIds: idsOfAll(choice.certificates.map((slug) => idNamed(slug, tables.certificates))),
  };
}
