import { Injectable } from '@nestjs/common';
import {
  type GetIndexState,
  IndexName,
  type IndexRebuild,
  type IndexState,
  MOST_PARKED_NAMED,
  type ParkedEvents,
  type ReplyOf,
} from '@tedarik/commands';
import { Consumers } from '@tedarik/messaging';
import { unlessAway } from '../elasticsearch/elasticsearch.js';
import type { RebuildProgress } from '../elasticsearch/rebuild-record.js';
import { type KeptIndex, KeptIndices } from '../projection/kept-indices.js';
import { durablesOf } from '../projection/projected.js';

@Injectable()
export class GetIndexStateQuery {
  constructor(
    private readonly kept: KeptIndices,
    private readonly consumers: Consumers,
  ) {}

  async execute(): Promise<ReplyOf<typeof GetIndexState>> {
    return { indices: await Promise.all(this.kept.all().map((index) => this.stateOf(index))) };
  }

  private async stateOf({ projected, indices, record, projection }: KeptIndex): Promise<IndexState> {
    const [holds, progress, lag, parked] = await Promise.all([
      unlessAway(() => indices.holds()),
      unlessAway(() => record.underWay()),
      projection.lag(),
      Promise.all(durablesOf(projected).map((durable) => this.parkedOf(durable))),
    ]);
    return {
      index: IndexName.parse(projected.index.alias),
      documents: holds ? holds.records - holds.tombstones : null,
      lag,
      rebuild: progress ? toRebuild(progress) : null,
      parked,
    };
  }

  private async parkedOf(durable: string): Promise<ParkedEvents> {
    const count = await this.consumers.countParked(durable);
    const named = count === 0 ? [] : await this.consumers.listParked(durable, MOST_PARKED_NAMED);
    const entries = named.map(({ subject, reason, parkedAt }) => ({ subject, reason, at: parkedAt.toISOString() }));
    return { durable, count, entries };
  }
}

const toRebuild = ({ startedAt, done, total }: RebuildProgress): IndexRebuild => ({
  startedAt: new Date(startedAt).toISOString(),
  done,
  total,
});
