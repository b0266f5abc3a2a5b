import type { RequestContext, FormerBulkFields, ReplyOf, RequestOf, UndoBusinessChanges } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { undoBulkChange } from '../business/business.js';
import { businessChangedMeanwhile, businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { BulkChanges } from './bulk-changes.js';

/** Takes a change of many back, each in a transaction of its own, where nobody has saved the business since. */
@Injectable()
export class UndoBusinessChangesHandler {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly bulkChanges: BulkChanges,
    private readonly clock: Clock,
  ) {}

  async execute(
    { former }: RequestOf<typeof UndoBusinessChanges>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof UndoBusinessChanges>> {
    const byId = new Map(former.map((one) => [one.id, one]));
    const outcomes = await oneByOne([...byId.keys()], (id) =>
      this.database.transaction((session) => this.takeBack(session, byId.get(id)!, context)),
    );
    return { outcomes };
  }

  private async takeBack(
    session: ClientSession,
    { id, revision, ...former }: FormerBulkFields,
    context: RequestContext,
  ) {
    const before = await this.businesses.getForUpdate(session, id);
    if (before.deletedAt) throw businessNotFound(id);
    if (before.revision !== revision) throw businessChangedMeanwhile(id, before.revision);
    const business = undoBulkChange(before, former, this.clock.now());
    if (business) await this.bulkChanges.store(session, context, before, business);
  }
}
