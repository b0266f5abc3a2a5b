import type { ListBusinessSnapshots, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { hashOf } from '@tedarik/service-kit';
import { snapshotOf, tombstoneOf, type Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { pageOfRows } from './page-of-rows.js';

type Page = ReplyOf<typeof ListBusinessSnapshots>;

/** Pages out every business by id, tombstones too. `hash` is that of the event which announced this version. */
@Injectable()
export class ListBusinessSnapshotsQuery {
  constructor(private readonly businesses: BusinessRepository) {}

  async execute({ after, limit }: RequestOf<typeof ListBusinessSnapshots>): Promise<Page> {
    return pageOfRows((await this.businesses.listAfter(after, limit)).map(toRow), limit);
  }
}

function toRow(business: Business): Page['rows'][number] {
  const { id, version, slug, mergedInto, deletedAt } = business;
  const snapshot = deletedAt ? null : snapshotOf(business);
  return { id, version, hash: hashOf(snapshot ?? tombstoneOf(business)), snapshot, slug, mergedInto };
}
