import {
  DeleteBusiness,
  type DeleteBusinesses,
  type RequestContext,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import { BusinessDeleted } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, processSequentially } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { deleteBusiness, tombstoneOf } from '../business/business.js';
import { auditedBusiness } from '../business/audited-business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { Removals } from './removals.js';

type Request = RequestOf<typeof DeleteBusiness>;
type Deleted = ReplyOf<typeof DeleteBusiness>;

/** Marks a business as deleted, which hides it from everyone. Idempotent. */
@Injectable()
export class DeleteBusinessHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly businesses: BusinessRepository,
    private readonly removals: Removals,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  execute(request: Request, context: RequestContext): Promise<Deleted> {
    return this.commandLog.once(DeleteBusiness, request, context, (session) =>
      this.delete(session, request.id, context),
    );
  }

  /** Deletes each business in its own transaction. */
  async deleteAll(
    { ids }: RequestOf<typeof DeleteBusinesses>,
    { actor }: RequestContext,
  ): Promise<ReplyOf<typeof DeleteBusinesses>> {
    // Without the id of the command, which belongs to the whole list and not to one business.
    return { outcomes: await processSequentially(ids, async (id) => void (await this.execute({ id }, { actor }))) };
  }

  private async delete(session: ClientSession, id: string, context: RequestContext): Promise<Deleted> {
    const before = await this.businesses.getForUpdate(session, id);
    if (before.deletedAt) return { id, version: before.version };
    const business = deleteBusiness(before, this.clock.now());
    await this.businesses.save(session, business, []);
    const { version } = business;
    await this.outbox.append(session, BusinessDeleted, { aggregateId: id, version, data: tombstoneOf(business) });
    await this.removals.remove(session, business);
    const record = auditedBusiness(before);
    await this.auditTrail.record(session, context, { action: 'deleted', record, before });
    return { id, version };
  }
}
