import { CategoryDeleted } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { SeoTextRemoval } from '../seo-text/seo-text-removal.js';
import { SweepRepository } from '../sweep/sweep.repository.js';
import { deleteCategory, type Category } from './category.js';
import { CategoryRepository } from './category.repository.js';

/** Takes a category that the transaction has claimed away, and the text of its page; the sweep does the rest. */
@Injectable()
export class CategoryRemoval {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly seoTexts: SeoTextRemoval,
    private readonly sweeps: SweepRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** What is in it goes into another one, or, with null, is in none of the two. */
  async remove(session: ClientSession, before: Category, into: { id: string; name: string } | null): Promise<void> {
    const now = this.clock.now();
    const category = deleteCategory(before, now);
    const { id, slug, version } = category;
    const moveTo = into?.id ?? null;
    await this.categories.save(session, category);
    await this.seoTexts.withPage(session, { kind: 'category', key: id }, now);
    // What still travels towards this category goes on to where its own go.
    await this.sweeps.redirect(session, id, moveTo);
    await this.sweeps.add(session, { of: 'category', recordId: id, moveTo });
    const merged = into && { merged: { name: before.name, into: into.name } };
    const data = { id, slug, deletedAt: now.toISOString(), ...merged };
    await this.outbox.append(session, CategoryDeleted, { aggregateId: id, version, data });
  }
}
