import type { RequestContext, DeleteCategories, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Database, oneByOne } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { noCategoryToMoveTo } from '../category/category.errors.js';
import { CategoryRemoval } from '../category/category-removal.js';
import { auditedCategory } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { Holds } from '../sweep/holds.js';
import { Sweeper } from '../sweep/sweeper.js';

type Request = RequestOf<typeof DeleteCategories>;

/**
 * Takes categories away: hidden at once, with the texts of their pages; the sweep then moves what was in them, or leaves
 * it without. Once more changes nothing.
 */
@Injectable()
export class DeleteCategoriesHandler {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoryRepository,
    private readonly removal: CategoryRemoval,
    private readonly holds: Holds,
    private readonly sweeper: Sweeper,
    private readonly auditTrail: AuditTrail,
  ) {}

  async execute({ ids, moveTo }: Request, context: RequestContext): Promise<ReplyOf<typeof DeleteCategories>> {
    if (moveTo !== null && ids.includes(moveTo)) throw noCategoryToMoveTo(moveTo);
    const outcomes = await oneByOne(ids, (id) =>
      this.database.transaction((session) => this.delete(session, id, moveTo, context)),
    );
    this.sweeper.soon();
    return { outcomes };
  }

  private async delete(
    session: ClientSession,
    id: string,
    moveTo: string | null,
    context: RequestContext,
  ): Promise<void> {
    const before = await this.categories.getForUpdate(session, id);
    if (before.deletedAt) return;
    await this.holds.claim(session, id);
    await this.removal.remove(session, before, await this.destination(session, moveTo));
    await this.auditTrail.record(session, context, { action: 'deleted', record: auditedCategory(before), before });
  }

  private async destination(session: ClientSession, id: string | null): Promise<{ id: string; name: string } | null> {
    if (id === null) return null;
    const name = (await this.categories.findNames(session, [id])).get(id);
    if (name === undefined) throw noCategoryToMoveTo(id);
    await this.holds.hold(session, [id]);
    return { id, name };
  }
}
