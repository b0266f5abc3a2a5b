import type { GetReferenceTables, ReplyOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { sortKey } from '@tedarik/turkish';
import { categorySnapshot } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { Counts } from '../counts/counts.js';
import { CountsRepository } from '../counts/counts.repository.js';
import { districtSnapshot } from '../district/district.js';
import { DistrictRepository } from '../district/district.repository.js';

export type ReferenceTablesView = ReplyOf<typeof GetReferenceTables>;

const FRESH_MS = 1_000;

/** The small tables with their counts, read at most once a second. */
@Injectable()
export class ReferenceTables {
  private kept: { tables: Promise<ReferenceTablesView>; until: number } | undefined;

  constructor(
    private readonly categories: CategoryRepository,
    private readonly districts: DistrictRepository,
    private readonly counts: CountsRepository,
  ) {}

  async get(): Promise<ReferenceTablesView> {
    if (!this.kept || this.kept.until < performance.now()) {
      const tables = this.read();
      this.kept = { tables, until: performance.now() + FRESH_MS };
      tables.catch(() => this.forget());
    }
    return this.kept.tables;
  }

  /** After a change of this process's own. */
  forget(): void {
    this.kept = undefined;
  }

  private async read(): Promise<ReferenceTablesView> {
    const [categories, districts, stored] = await Promise.all([
      this.categories.listAll(),
      this.districts.listAll(),
      this.counts.find(),
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
    };
  }
}

function byName<T extends { name: string }>(rows: readonly T[]): T[] {
  const keyed = rows.map((row) => ({ row, key: sortKey(row.name) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ row }) => row);
}
