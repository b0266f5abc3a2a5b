import { DeleteBusiness, type AskContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { BusinessDeleted } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { deleteBusiness, tombstoneOf } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { Recount } from '../counts/recount.js';
import { Assortment } from '../product/assortment.js';

type Request = RequestOf<typeof DeleteBusiness>;
type Deleted = ReplyOf<typeof DeleteBusiness>;

/** Marks a business as deleted; nobody sees it from then on. Deleting it once more changes nothing. */
@Injectable()
export class DeleteBusinessHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly businesses: BusinessRepository,
    private readonly assortment: Assortment,
    private readonly outbox: Outbox,
    private readonly recount: Recount,
    private readonly clock: Clock,
  ) {}

  async execute(request: Request, { commandId }: AskContext): Promise<Deleted> {
    const deleted = await this.commandLog.once(DeleteBusiness, request, commandId, (session) =>
      this.delete(session, request.id),
    );
    this.recount.soon();
    return deleted;
  }

  private async delete(session: ClientSession, id: string): Promise<Deleted> {
    const before = await this.businesses.getForUpdate(session, id);
    if (before.deletedAt) return { id, version: before.version };
    const business = deleteBusiness(before, this.clock.now());
    await this.businesses.save(session, business, []);
    const { version } = business;
    await this.outbox.append(session, BusinessDeleted, { aggregateId: id, version, data: tombstoneOf(business) });
    await this.assortment.follow(session, business);
    return { id, version };
  }
}
