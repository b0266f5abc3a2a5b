import type { ListManagedCities, ReplyOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { sortKey } from '@tedarik/turkish';
import type { City } from '../city.js';
import { CurrentCounts } from '../counts/current-counts.js';
import type { District } from '../district/district.js';
import { Districts } from './districts.js';

type Cities = ReplyOf<typeof ListManagedCities>;

/** Cities with districts or public businesses, with the number of each. */
@Injectable()
export class ListManagedCitiesQuery {
  constructor(
    private readonly districts: Districts,
    private readonly counts: CurrentCounts,
  ) {}

  async execute(): Promise<Cities> {
    const [districts, counts] = await Promise.all([this.districts.store.listAll(), this.counts.read()]);
    const cities = citiesOf(counts.cities(), districts);
    const keyed = cities.map((city) => ({ city, order: sortKey(city.name) }));
    return { cities: keyed.sort((a, b) => (a.order < b.order ? -1 : 1)).map(({ city }) => city) };
  }
}

function citiesOf(withBusinesses: readonly City[], districts: readonly District[]): Cities['cities'] {
  const byKey = new Map(withBusinesses.map((city) => [city.key, { ...city, districtCount: 0 }]));
  for (const { cityKey: key, city: name, country } of districts) {
    const city = byKey.get(key) ?? { key, name, country, businessCount: 0, districtCount: 0 };
    byKey.set(key, { ...city, districtCount: city.districtCount + 1 });
  }
  return [...byKey.values()];
}
