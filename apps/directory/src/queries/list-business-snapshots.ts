import type { ListBusinessSnapshots, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { hashOf } from '@tedarik/service-kit';
import { snapshotOf, tombstoneOf, type Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';

type Page = ReplyOf<typeof ListBusinessSnapshots>;
type Row = Page['rows'][number];

/** Leaves room in a message of 512 kB. */
const MOST_CHARACTERS = 300_000;

/**
 * Pages out every business by id, tombstones too; a page of long descriptions ends early. `hash` is that of the event
 * which announced this version.
 */
@Injectable()
export class ListBusinessSnapshotsQuery {
  constructor(private readonly businesses: BusinessRepository) {}

  async execute({ after, limit }: RequestOf<typeof ListBusinessSnapshots>): Promise<Page> {
    const businesses = await this.businesses.listAfter(after, limit);
    const rows = asManyAsFit(businesses.map(toRow));
    const isLast = rows.length === businesses.length && businesses.length < limit;
    return { rows, next: isLast ? null : (rows.at(-1)?.id ?? null) };
  }
}

function asManyAsFit(rows: Row[]): Row[] {
  let characters = 0;
  const tooMany = rows.findIndex((row, index) => {
    characters += JSON.stringify(row).length;
    return index > 0 && characters > MOST_CHARACTERS;
  });
  return tooMany < 0 ? rows : rows.slice(0, tooMany);
}

function toRow(business: Business): Row {
  const { id, version, slug, deletedAt } = business;
  const snapshot = deletedAt ? null : snapshotOf(business);
  return { id, version, hash: hashOf(snapshot ?? tombstoneOf(business)), snapshot, slug };
}
