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

/** No record has it: what is chosen and no longer there matches nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What a search is narrowed to: ids in place of slugs. A category that has another slug by now, or was merged, is followed. */
export function chosenIds(choice: Choice, tables: ChoiceTables) {
  const idOfCategory = (slug: string): string | undefined => {
    const former = tables.formerSlugs.find((one) => one.kind === 'category' && one.slug === slug);
    return tables.categories.find((one) => one.slug === (former?.to ?? slug))?.id;
  };
  const idNamed = (slug: string, rows: readonly Named[]) =>
    rows.find(({ name }) => slugify(name) === slug)?.id ?? NOBODY;
  const found = choice.categories.flatMap((slug) => idOfCategory(slug) ?? []);
  return {
    categoryIds: choice.categories.length > 0 && found.length === 0 ? [NOBODY] : found,
    serviceAttributeIds: choice.services.map((slug) => idNamed(slug, tables.serviceAttributes)),
    certificateIds: choice.certificates.map((slug) => idNamed(slug, tables.certificates)),
  };
}
