import type { RequestContext, ReplyOf, RequestOf, RestoreCategories } from '@tedarik/commands';
import { CategoryChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { categoryNameTaken } from '../category/category.errors.js';
import { auditedCategory, categorySnapshot, restoreCategory, type Category } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { SeoTextRemoval } from '../seo-text/seo-text-removal.js';
import { slugTaken } from '../slug/slug.errors.js';
import { SlugsRepository } from '../slug/slugs.repository.js';
import { SweepRepository } from '../sweep/sweep.repository.js';
import { Sweeper } from '../sweep/sweeper.js';

/**
 * Undoes deletions: a category is there again at once, with the text of its page; the sweep then puts back what was in it.
 * One that is there already is left as it is.
 */
@Injectable()
export class RestoreCategoriesHandler {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoryRepository,
    private readonly slugs: SlugsRepository,
    private readonly seoTexts: SeoTextRemoval,
    private readonly sweeps: SweepRepository,
    private readonly sweeper: Sweeper,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids }: RequestOf<typeof RestoreCategories>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RestoreCategories>> {
    // The last one first: a business gets each back where it stood among the others.
    const outcomes = await oneByOne(ids.toReversed(), (id) =>
      this.database.transaction((session) => this.restore(session, id, context)),
    );
    this.sweeper.soon();
    return { outcomes: outcomes.toReversed() };
  }

  private async restore(session: ClientSession, id: string, context: RequestContext): Promise<void> {
    const before = await this.categories.getForUpdate(session, id);
    if (!before.deletedAt) return;
    await this.checkItsPlaceIsFree(session, before);
    const category = restoreCategory(before);
    await this.categories.save(session, category);
    await this.seoTexts.backWithPage(session, { kind: 'category', key: id }, this.clock.now());
    await this.sweeps.turnBack(session, 'category', id);
    const { version } = category;
    await this.outbox.append(session, CategoryChanged, { aggregateId: id, version, data: categorySnapshot(category) });
    const record = auditedCategory(category);
    await this.auditTrail.record(session, context, { action: 'restored', record, after: category });
  }

  private async checkItsPlaceIsFree(session: ClientSession, { slug, nameKey }: Category): Promise<void> {
    if ((await this.categories.findByNames(session, [nameKey])).length > 0) throw categoryNameTaken();
    if (await this.slugs.isTaken(session, 'category', slug)) throw slugTaken(slug);
  }
}
