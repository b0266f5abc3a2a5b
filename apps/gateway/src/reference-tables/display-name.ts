import type { ReferenceTables } from '@tedarik/commands';
import { titleCase } from '@tedarik/turkish';
import { cityName } from '@tedarik/turkish/places';

/** PUB-CAT-02 to 04: a readable name for a slug that belongs to no record: the city of this slug, else the slug in Turkish title case. */
export function displayName(slug: string, { cities }: Pick<ReferenceTables, 'cities'>): string {
  const city = cityName(slug) ?? cities.find(({ key }) => key === slug)?.name;
  return city ?? titleCase(slug.replaceAll('-', ' ').trim());
}
