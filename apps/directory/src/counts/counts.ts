import type { RecordKind } from '@tedarik/fields';
import { nameCity, type City, type CitySpelling } from '../city.js';
import { locationKeysOf, type District } from '../district/district.js';
import type { Tally } from '../business/counts.schema.js';

/** Looks up numbers of businesses by what they are counted for; only public businesses are counted, unless said otherwise. */
export class Counts {
  private readonly byKey: ReadonlyMap<string, number>;

  constructor(private readonly tallies: readonly Tally[]) {
    this.byKey = new Map(tallies.map(({ key, businesses }) => [key, businesses]));
  }

  ofCategory(id: string): number {
    return this.ofRecord('category', id);
  }

  /** Number of businesses with the described record: in any status, except for categories (public ones only). */
  ofRecord(kind: RecordKind, id: string): number {
    return this.byKey.get(`${kind}:${id}`) ?? 0;
  }

  ofDistrict(district: Pick<District, 'id' | 'cityKey' | 'nameKey'>): number {
    const { byAddress, byHand } = locationKeysOf(district);
    return (this.byKey.get(`district:${byAddress}`) ?? 0) + (this.byKey.get(`district:${byHand}`) ?? 0);
  }

  /** All cities with a public business. */
  cities(): City[] {
    const spellings = this.spellings();
    return this.startingWith('city:').map(([key, businesses]) => nameCity(key, businesses, spellings.get(key) ?? []));
  }

  private spellings(): Map<string, CitySpelling[]> {
    const byCity = new Map<string, CitySpelling[]>();
    for (const [written, businesses] of this.startingWith('spelling:')) {
      const [cityKey, name, country] = JSON.parse(written) as [string, string, string];
      byCity.set(cityKey, [...(byCity.get(cityKey) ?? []), { cityKey, name, country, businesses }]);
    }
    return byCity;
  }

  private startingWith(prefix: string): [rest: string, businesses: number][] {
    return this.tallies.flatMap(({ key, businesses }) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), businesses]] : [],
    );
  }
}
