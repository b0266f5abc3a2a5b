import { Injectable } from '@nestjs/common';
import type { AskContext, ReplyOf, RequestOf, StartRebuild } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';
import { unlessAway } from '../elasticsearch/elasticsearch.js';
import { KeptIndices } from '../projection/kept-indices.js';

@Injectable()
export class StartRebuildHandler {
  constructor(private readonly kept: KeptIndices) {}

  async execute(
    { index }: RequestOf<typeof StartRebuild>,
    { actor }: AskContext,
  ): Promise<ReplyOf<typeof StartRebuild>> {
    const { keeper } = this.kept.of(index);
    const because = `${actor?.name ?? 'somebody'} asked for it`;
    if (!(await unlessAway(() => keeper.startRebuild(because)))) throw new DomainError('rebuild-running', 'conflict');
    return {};
  }
}
