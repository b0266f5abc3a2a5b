import { Injectable } from '@nestjs/common';
import type { RequestContext, IndexName, ReplyOf, RequestOf, StartRebuild } from '@tedarik/commands';
import { AuditStream } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import { wrapOutage } from '../elasticsearch/elasticsearch.js';
import { RegisteredIndices } from './registered-indices.js';

@Injectable()
export class StartRebuildHandler {
  constructor(
    private readonly indices: RegisteredIndices,
    private readonly audit: AuditStream,
  ) {}

  async execute(
    { index }: RequestOf<typeof StartRebuild>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof StartRebuild>> {
    if (!(await wrapOutage(() => this.start(index, context)))) throw new DomainError('rebuild-running', 'conflict');
    return {};
  }

  private async start(index: IndexName, context: RequestContext): Promise<boolean> {
    const { keeper, record } = this.indices.of(index);
    if (await record.underWay()) return false;
    await this.audit.record(context, {
      action: 'rebuild-requested',
      record: { kind: 'search-index', id: index, name: index },
      before: null,
      after: null,
    });
    return keeper.startRebuild(`${context.actor?.name ?? 'somebody'} requested it`);
  }
}
