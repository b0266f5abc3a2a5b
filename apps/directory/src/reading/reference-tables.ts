import {
  REFERENCE_TABLES,
  type GetDistrictDescription,
  type GetReferenceTables,
  type ReferenceTables as Tables,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { asManyAsFit } from '@tedarik/messaging';
import { sortKey } from '@tedarik/turkish';
import { categorySnapshot } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { CurrentCounts } from '../counts/current-counts.js';
import { districtSnapshot } from '../district/district.js';
import { Certificates } from '../records/certificates.js';
import { Districts } from '../records/districts.js';
import { ServiceAttributes } from '../records/service-attributes.js';
import { StopWords } from '../records/stop-words.js';
import { Synonyms } from '../records/synonyms.js';
import { SlugsRepository } from '../slug/slugs.repository.js';
import { shortened } from './shortened.js';

type Table = keyof Tables;

/** Sort key and cursor of a row: unique within its table, and stable for the lifetime of the row. */
function keyOf(row: Tables[Table][number]): string {
  if ('id' in row) return row.id;
  return 'key' in row ? row.key : `${row.kind}/${row.slug}`;
}

/** The small tables with their counts. Not cached, because callers request them just after they were notified of a change. */
@Injectable()
export class ReferenceTables {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly districts: Districts,
    private readonly counts: CurrentCounts,
    private readonly slugs: SlugsRepository,
    private readonly certificates: Certificates,
    private readonly serviceAttributes: ServiceAttributes,
    private readonly synonyms: Synonyms,
    private readonly stopWords: StopWords,
  ) {}

  /** As many rows as fit into one message, in the order of tables and keys. */
  async page({ after }: RequestOf<typeof GetReferenceTables>): Promise<ReplyOf<typeof GetReferenceTables>> {
    const tables = await this.get();
    const rows = REFERENCE_TABLES.flatMap((table) => keyed(table, tables)).filter(isAfter(after));
    const fitting = asManyAsFit(rows);
    const rowsOf = (table: Table) => fitting.filter((each) => each.table === table).map(({ row }) => row);
    const last = fitting.length < rows.length ? fitting.at(-1) : undefined;
    return {
      ...(Object.fromEntries(REFERENCE_TABLES.map((table) => [table, rowsOf(table)])) as unknown as Tables),
      next: last ? { table: last.table, key: last.key } : null,
    };
  }

  /** The full description of a district for its page. */
  async describeDistrict({ id }: RequestOf<typeof GetDistrictDescription>): Promise<{ description: string | null }> {
    const [district] = await this.districts.store.findByIds([id]);
    return { description: district?.description ?? null };
  }

  async get(): Promise<Tables> {
    const [categories, districts, counts, formerSlugs, certificates, serviceAttributes, synonyms, stopWords] =
      await Promise.all([
        this.categories.listAll(),
        this.districts.store.listAll(),
        this.counts.read(),
        this.formerSlugs(),
        this.certificates.store.listAll(),
        this.serviceAttributes.store.listAll(),
        this.synonyms.store.listAll(),
        this.stopWords.store.listAll(),
      ]);
    return {
      categories: categories.map((category) => ({
        ...shortened(categorySnapshot(category)),
        businessCount: counts.ofCategory(category.id),
      })),
      cities: byName(counts.cities()),
      districts: byName(districts).map((district) => ({
        ...shortened(districtSnapshot(district)),
        businessCount: counts.ofDistrict(district),
      })),
      formerSlugs,
      certificates: certificates.map(({ id, name }) => ({ id, name })),
      serviceAttributes: serviceAttributes.map(({ id, name, sortOrder }) => ({ id, name, sortOrder })),
      synonyms: synonyms.map(({ id, name, equivalents, narrower }) => ({ id, name, equivalents, narrower })),
      stopWords: stopWords.map(({ id, name }) => ({ id, name })),
    };
  }

  private async formerSlugs(): Promise<Tables['formerSlugs']> {
    const kinds = ['category', 'district'] as const;
    const former = await Promise.all(kinds.map((kind) => this.slugs.listFormer(kind)));
    return kinds.flatMap((kind, index) => [...former[index]!].map(([slug, to]) => ({ kind, slug, to })));
  }
}

interface Row {
  table: Table;
  key: string;
  row: Tables[Table][number];
}

function keyed(table: Table, tables: Tables): Row[] {
  const rows: Row[] = tables[table].map((row) => ({ table, key: keyOf(row), row }));
  return rows.sort((a, b) => (a.key < b.key ? -1 : 1));
}

function isAfter(place: RequestOf<typeof GetReferenceTables>['after']): (row: Row) => boolean {
  if (!place) return () => true;
  const at = REFERENCE_TABLES.indexOf(place.table);
  return ({ table, key }) => (table === place.table ? key > place.key : REFERENCE_TABLES.indexOf(table) > at);
}

function byName<T extends { name: string }>(rows: readonly T[]): T[] {
  const keyed = rows.map((row) => ({ row, key: sortKey(row.name) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ row }) => row);
}
