import { Injectable } from '@nestjs/common';
import { type GetIndexState, IndexName, type IndexRebuild, type IndexState, type ReplyOf } from '@tedarik/commands';
import { wrapOutage } from '../elasticsearch/elasticsearch.js';
import type { RebuildProgress } from '../rebuild/rebuild-record.js';
import { type RegisteredIndex, RegisteredIndices } from './registered-indices.js';

@Injectable()
export class GetIndexStateQuery {
  constructor(private readonly indices: RegisteredIndices) {}

  async execute(): Promise<ReplyOf<typeof GetIndexState>> {
    return { indices: await Promise.all(this.indices.all().map((index) => this.stateOf(index))) };
  }

  private async stateOf({ projected, indices, record, projection }: RegisteredIndex): Promise<IndexState> {
    const [holds, progress, lag] = await Promise.all([
      wrapOutage(() => indices.holds()),
      wrapOutage(() => record.underWay()),
      projection.lag(),
    ]);
    return {
      index: IndexName.parse(projected.index.alias),
      documents: holds ? holds.records - holds.tombstones : null,
      lag,
      rebuild: progress ? toRebuild(progress) : null,
    };
  }
}

const toRebuild = ({ startedAt, done, total }: RebuildProgress): IndexRebuild => ({
  startedAt: new Date(startedAt).toISOString(),
  done,
  total,
});
