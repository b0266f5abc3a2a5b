import { BusinessChanged, type Lane } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import { snapshotOf, type Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { toDocument } from '../business/business.schema.js';
import { CategoryRepository } from '../category/category.repository.js';

/** Stores and publishes many businesses that a sweep or a bulk edit changed. */
@Injectable()
export class RewrittenBusinesses {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly categories: CategoryRepository,
    private readonly outbox: Outbox,
  ) {}

  async save(session: ClientSession, rewritten: readonly Business[], lane: Lane = 'bulk'): Promise<void> {
    const ids = new Set(rewritten.flatMap(({ categoryIds }) => categoryIds));
    const names = await this.categories.findNames(session, [...ids]);
    const documents = rewritten.map((business) =>
      toDocument(
        business,
        business.categoryIds.flatMap((id) => names.get(id) ?? []),
      ),
    );
    await this.businesses.saveMany(session, documents, lane);
    await this.outbox.appendMany(
      session,
      rewritten.map((business) => ({
        definition: BusinessChanged,
        aggregateId: business.id,
        version: business.version,
        data: snapshotOf(business),
        lane,
      })),
    );
  }
}
