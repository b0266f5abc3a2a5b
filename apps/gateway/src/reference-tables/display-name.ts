import type { ReferenceTables } from '@tedarik/commands';
import { titleCase } from '@tedarik/turkish';
import { cityName } from '@tedarik/turkish/places';

/** PUB-CAT-02 to 04: how an address that nobody answers to is written: as the city it names, else in Turkish capitals. */
export function displayName(slug: string, { cities }: Pick<ReferenceTables, 'cities'>): string {
  const city = cityName(slug) ?? cities.find(({ key }) => key === slug)?.name;
  return city ?? titleCase(slug.replaceAll('-', ' ').trim());
}
