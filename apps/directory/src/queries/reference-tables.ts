import type { GetReferenceTables, ReplyOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { sortKey } from '@tedarik/turkish';
import { categorySnapshot } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { Counts } from '../counts/counts.js';
import { CountsRepository } from '../counts/counts.repository.js';
import { districtSnapshot } from '../district/district.js';
import { DistrictRepository } from '../district/district.repository.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

export type ReferenceTablesView = ReplyOf<typeof GetReferenceTables>;

/** The small tables with their counts, read anew each time: who asks has just heard that they are others now. */
@Injectable()
export class ReferenceTables {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly districts: DistrictRepository,
    private readonly counts: CountsRepository,
    private readonly slugs: SlugsRepository,
  ) {}

  async get(): Promise<ReferenceTablesView> {
    const [categories, districts, stored, formerSlugs] = await Promise.all([
      this.categories.listAll(),
      this.districts.listAll(),
      this.counts.find(),
      this.formerSlugs(),
    ]);
    const counts = new Counts(stored?.tallies ?? []);
    return {
      categories: categories.map((category) => ({
        ...categorySnapshot(category),
        businessCount: counts.ofCategory(category.id),
      })),
      cities: byName(counts.cities()),
      districts: byName(districts).map((district) => ({
        ...districtSnapshot(district),
        businessCount: counts.ofDistrict(district),
      })),
      formerSlugs,
    };
  }

  private async formerSlugs(): Promise<ReferenceTablesView['formerSlugs']> {
    const kinds = ['category', 'district'] as const;
    const former = await Promise.all(kinds.map((kind) => this.slugs.listFormer(kind)));
    return kinds.flatMap((kind, index) => [...former[index]!].map(([slug, to]) => ({ kind, slug, to })));
  }
}

function byName<T extends { name: string }>(rows: readonly T[]): T[] {
  const keyed = rows.map((row) => ({ row, key: sortKey(row.name) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ row }) => row);
}
