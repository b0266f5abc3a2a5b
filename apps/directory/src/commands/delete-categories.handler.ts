import type { AskContext, DeleteCategories, ReplyOf, RequestOf } from '@tedarik/commands';
import { CategoryDeleted } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { noCategoryToMoveTo } from '../category/category.errors.js';
import { auditedCategory, deleteCategory } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { SeoTextRemoval } from '../seo-text/seo-text-removal.js';
import { Holds } from '../sweep/holds.js';
import { SweepRepository } from '../sweep/sweep.repository.js';
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
    private readonly seoTexts: SeoTextRemoval,
    private readonly holds: Holds,
    private readonly sweeps: SweepRepository,
    private readonly sweeper: Sweeper,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ ids, moveTo }: Request, context: AskContext): Promise<ReplyOf<typeof DeleteCategories>> {
    if (moveTo !== null && ids.includes(moveTo)) throw noCategoryToMoveTo(moveTo);
    const outcomes = await oneByOne(ids, (id) =>
      this.database.transaction((session) => this.delete(session, id, moveTo, context)),
    );
    this.sweeper.soon();
    return { outcomes };
  }

  private async delete(session: ClientSession, id: string, moveTo: string | null, context: AskContext): Promise<void> {
    const before = await this.categories.getForUpdate(session, id);
    if (before.deletedAt) return;
    await this.holds.claim(session, id);
    const into = await this.destination(session, moveTo);
    const now = this.clock.now();
    const category = deleteCategory(before, now);
    await this.categories.save(session, category);
    await this.seoTexts.withPage(session, { kind: 'category', key: id }, now);
    // What still travels towards this category goes on to where its own go.
    await this.sweeps.redirect(session, id, moveTo);
    await this.sweeps.add(session, { of: 'category', recordId: id, moveTo });
    const { slug, version } = category;
    const merged = into === null ? {} : { merged: { name: before.name, into } };
    const data = { id, slug, deletedAt: now.toISOString(), ...merged };
    await this.outbox.append(session, CategoryDeleted, { aggregateId: id, version, data });
    await this.auditTrail.record(session, context, { action: 'deleted', record: auditedCategory(before), before });
  }

  /** Name of the category to move to; null without one. */
  private async destination(session: ClientSession, moveTo: string | null): Promise<string | null> {
    if (moveTo === null) return null;
    const name = (await this.categories.findNames(session, [moveTo])).get(moveTo);
    if (name === undefined) throw noCategoryToMoveTo(moveTo);
    await this.holds.hold(session, [moveTo]);
    return name;
  }
}
