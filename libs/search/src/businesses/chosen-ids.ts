import { slugify } from '@tedarik/turkish';

interface Named {
  id: string;
  name: string;
}
/** What the directory's tables say of names and slugs. */
interface ChoiceTables {
  categories: readonly { id: string; slug: string }[];
  formerSlugs: readonly { kind: string; slug: string; to: string | null }[];
  serviceAttributes: readonly Named[];
  certificates: readonly Named[];
}
/** Slugs, as the address of a list has them. */
interface Choice {
  categories: readonly string[];
  services: readonly string[];
  certificates: readonly string[];
}

/** No record has it: what is chosen and not there matches nothing. */
const NO_RECORD = '00000000-0000-0000-0000-000000000000';

/** What a search is narrowed to when any of the chosen will do: those that are there. */
export function idsOfAny(chosen: readonly (string | undefined)[]): string[] {
  const found = [...new Set(chosen.filter((id) => id !== undefined))];
  return chosen.length > 0 && found.length === 0 ? [NO_RECORD] : found;
}

/** What it is narrowed to when all of the chosen are wanted. */
export const idsOfAll = (chosen: readonly (string | undefined)[]): string[] => chosen.map((id) => id ?? NO_RECORD);

/** What a saved search is narrowed to. A category that has another slug by now, or was merged, is followed. */
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
