import { Injectable } from '@nestjs/common';
import type { RequestContext, AuditLogEntry, ListAuditRecords, ReplyOf, RequestOf } from '@tedarik/commands';
import { without } from '@tedarik/service-kit';
import { ActingAccount } from '../account/acting-account.js';
import { AuditRepository } from './audit.repository.js';
import type { AuditDocument } from './audit.schema.js';

/** Administrators may read the whole log; other back-office accounts only the history of one record. */
@Injectable()
export class ListAuditRecordsQuery {
  constructor(
    private readonly audit: AuditRepository,
    private readonly acting: ActingAccount,
  ) {}

  async execute(
    request: RequestOf<typeof ListAuditRecords>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ListAuditRecords>> {
    const isHistory = request.recordKind !== null && request.recordKind !== 'account' && request.recordId !== null;
    await (isHistory ? this.acting.get(context) : this.acting.getAdmin(context));
    const { records, total } = await this.audit.list(request);
    return { records: records.map(toEntry), total };
  }
}

const toEntry = ({ _id: id, at, ...fields }: AuditDocument): AuditLogEntry => ({
  id,
  at: at.toISOString(),
  ...without(fields, ['words', 'valued', 'partOf']),
});
