import type { RequestContext, ChangeBusinesses, FormerBulkFields, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { asManyAsFit } from '@tedarik/messaging';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { changeInBulk, type ManyChanges, bulkFieldsOf } from '../business/business.js';
import { businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { BulkChanges } from './bulk-changes.js';

/** Sets status or flags of many, or puts them into a category or takes them out, each in a transaction of its own. */
@Injectable()
export class ChangeBusinessesHandler {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly bulkChanges: BulkChanges,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids, changes }: RequestOf<typeof ChangeBusinesses>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ChangeBusinesses>> {
    const former: FormerBulkFields[] = [];
    const outcomes = await oneByOne(ids, async (id) => {
      const changed = await this.database.transaction((session) => this.change(session, id, changes, context));
      if (changed) former.push(changed);
    });
    return { outcomes, former: asManyAsFit(former, Buffer.byteLength(JSON.stringify(outcomes))) };
  }

  /** What it was before; undefined where it is so already. */
  private async change(
    session: ClientSession,
    id: string,
    changes: ManyChanges,
    context: RequestContext,
  ): Promise<FormerBulkFields | undefined> {
    const before = await this.businesses.getForUpdate(session, id);
    if (before.deletedAt) throw businessNotFound(id);
    const business = changeInBulk(before, changes, this.clock.now());
    if (!business) return undefined;
    await this.bulkChanges.store(session, context, before, business);
    return { id, revision: business.revision, ...bulkFieldsOf(before) };
  }
}
