import type { DismissDuplicates, ReplyOf, RequestContext, RequestOf, RestoreDuplicates } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, Database, DomainError, processSequentially } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedBusiness } from '../business/audited-business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { DuplicatesRepository } from './duplicates.repository.js';

type Reply = ReplyOf<typeof DismissDuplicates>;

const duplicateNotFound = (id: string) => new DomainError('duplicate-not-found', 'not-found', { id });

/** Records that two businesses are different ones, or withdraws that decision. */
@Injectable()
export class DismissDuplicatesHandler {
  constructor(
    private readonly database: Database,
    private readonly duplicates: DuplicatesRepository,
    private readonly businesses: BusinessRepository,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ ids }: RequestOf<typeof DismissDuplicates>, context: RequestContext): Promise<Reply> {
    return { outcomes: await this.each(ids, this.clock.now(), context) };
  }

  async restore({ ids }: RequestOf<typeof RestoreDuplicates>, context: RequestContext): Promise<Reply> {
    return { outcomes: await this.each(ids, null, context) };
  }

  private each(ids: readonly string[], dismissedAt: Date | null, context: RequestContext) {
    return processSequentially(ids, (id) =>
      this.database.transaction((session) => this.change(session, id, dismissedAt, context)),
    );
  }

  private async change(session: ClientSession, id: string, dismissedAt: Date | null, context: RequestContext) {
    const duplicate = await this.duplicates.find(session, id);
    if (!duplicate) throw duplicateNotFound(id);
    await this.duplicates.setDismissed(session, id, dismissedAt);
    const businesses = await this.businesses.listForUpdate(session, duplicate.businessIds);
    const [older, newer] = duplicate.businessIds.map((sought) => businesses.find((business) => business.id === sought));
    if (!older || !newer) return;
    await this.auditTrail.record(session, context, {
      action: dismissedAt ? 'called-different' : 'called-alike',
      record: auditedBusiness(older),
      before: {},
      after: { otherBusiness: newer.name },
    });
  }
}
