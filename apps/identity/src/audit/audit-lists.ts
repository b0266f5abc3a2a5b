import { Injectable } from '@nestjs/common';
import type {
  AuditLogEntry,
  ListAuditRecords,
  ListDeletedRecords,
  ReplyOf,
  RequestContext,
  RequestOf,
} from '@tedarik/commands';
import { Clock, without } from '@tedarik/service-kit';
import { ActingAccount } from '../account/acting-account.js';
import { AuditRepository } from './audit.repository.js';
import type { AuditDocument } from './audit.schema.js';

/** The audit log as the back office reads it. */
@Injectable()
export class AuditLists {
  constructor(
    private readonly audit: AuditRepository,
    private readonly acting: ActingAccount,
    private readonly clock: Clock,
  ) {}

  /** Administrators may read the whole log; other back-office accounts only the history of one record. */
  async list(
    request: RequestOf<typeof ListAuditRecords>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ListAuditRecords>> {
    const isHistory = request.recordKind !== null && request.recordKind !== 'account' && request.recordId !== null;
    await (isHistory ? this.acting.get(context) : this.acting.getAdmin(context));
    const { records, total } = await this.audit.list(request);
    return { records: records.map(toEntry), total };
  }

  /** Deleted records according to the log; the gateway checks who may see which kind. */
  async listDeleted(
    request: RequestOf<typeof ListDeletedRecords>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ListDeletedRecords>> {
    await this.acting.get(context);
    const { records, total } = await this.audit.listDeleted(request, this.clock.now());
    return { records: records.map(({ at, actor, record }) => ({ at: at.toISOString(), actor, record })), total };
  }
}

const toEntry = ({ _id: id, at, ...fields }: AuditDocument): AuditLogEntry => ({
  id,
  at: at.toISOString(),
  ...without(fields, ['words', 'valued', 'partOf']),
});
