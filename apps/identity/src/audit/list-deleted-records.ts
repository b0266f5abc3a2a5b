import type { RequestContext, ListDeletedRecords, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { ActingAccount } from '../account/acting-account.js';
import { AuditRepository } from './audit.repository.js';

/** Deleted records according to the log, for the back office; the gateway checks who may see which kind. */
@Injectable()
export class ListDeletedRecordsQuery {
  constructor(
    private readonly audit: AuditRepository,
    private readonly acting: ActingAccount,
    private readonly clock: Clock,
  ) {}

  async execute(
    request: RequestOf<typeof ListDeletedRecords>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ListDeletedRecords>> {
    await this.acting.get(context);
    const { records, total } = await this.audit.listDeleted(request, this.clock.now());
    return { records: records.map(({ at, actor, record }) => ({ at: at.toISOString(), actor, record })), total };
  }
}
