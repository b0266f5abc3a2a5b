import type { ListManagedDistricts, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { sortKey } from '@tedarik/turkish';
import { CurrentCounts } from '../counts/current-counts.js';
import { DistrictRepository } from '../district/district.repository.js';
import { managedDistrict } from './managed-district.js';
import { managedPage } from '@tedarik/records';

/** Districts as the back office lists them; there are a few thousand at most, so they are read whole. */
@Injectable()
export class ListManagedDistrictsQuery {
  constructor(
    private readonly districts: DistrictRepository,
    private readonly counts: CurrentCounts,
  ) {}

  async execute({
    cityKey,
    ...request
  }: RequestOf<typeof ListManagedDistricts>): Promise<ReplyOf<typeof ListManagedDistricts>> {
    const [all, counts] = await Promise.all([this.districts.listAll(), this.counts.read()]);
    const wanted = cityKey === undefined ? all : all.filter((district) => district.cityKey === cityKey);
    const { rows, total } = managedPage(wanted, request, {
      texts: ({ name, city, region, country }) => [name, city, region, country],
      by: {
        name: ({ name }) => sortKey(name),
        city: ({ city }) => sortKey(city),
        region: ({ region }) => sortKey(region ?? ''),
        businesses: (district) => counts.ofDistrict(district),
      },
      then: ({ name, city, id }) => `${sortKey(name)} ${sortKey(city)} ${id}`,
    });
    return { districts: rows.map((district) => managedDistrict(district, counts.ofDistrict(district))), total };
  }
}
