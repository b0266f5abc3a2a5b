import type { ImportedBusiness, RowOutcome } from '@tedarik/commands';
import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, newId } from '@tedarik/service-kit';
import { nameKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { importBusiness, snapshotOf, type Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { toDocument } from '../business/business.schema.js';
import { CategoryRepository } from '../category/category.repository.js';
import { slugWish } from '../slug/slug.js';
import { SlugsRepository } from '../slug/slugs.repository.js';
import { matchRows, toOutcome, type MatchedRow } from './match-rows.js';

/** Writes rows of an import: the same few queries for two hundred rows as for one. */
@Injectable()
export class ImportBatch {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly categories: CategoryRepository,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Businesses, their events on the bulk lane, and what became of each row, in order. */
  async write(session: ClientSession, rows: readonly ImportedBusiness[]): Promise<RowOutcome[]> {
    const categories = await this.categories.findNames(session, distinct(rows.flatMap((row) => row.categoryIds)));
    const matched = await this.match(session, rows, categories);
    const businesses = await this.createBusinesses(session, matched);

    const namesOf = ({ categoryIds }: Business) => categoryIds.flatMap((id) => categories.get(id) ?? []);
    await this.businesses.addMany(
      session,
      businesses.map((business) => toDocument(business, namesOf(business))),
    );
    await this.outbox.appendMany(
      session,
      businesses.map((business) => ({
        definition: BusinessChanged,
        aggregateId: business.id,
        version: business.version,
        data: snapshotOf(business),
        lane: 'bulk',
      })),
    );
    return matched.map(toOutcome);
  }

  private async match(session: ClientSession, rows: readonly ImportedBusiness[], categories: Map<string, string>) {
    const nameKeys = distinct(rows.map(({ name }) => nameKey(name)));
    const placeIds = distinct(rows.flatMap(({ placeId }) => placeId ?? []));
    return matchRows(rows, await this.businesses.findKnown(session, nameKeys, placeIds), categories, newId);
  }

  /** The new ones, with their slugs: rows that repeat one of them learn its slug with it. */
  private async createBusinesses(session: ClientSession, matched: readonly MatchedRow[]): Promise<Business[]> {
    const fresh = matched.flatMap((match) => (match.outcome === 'created' ? [match] : []));
    const wishes = fresh.map(({ row, business }) => slugWish('isletme', business.id, row.name, row.slug));
    const slugs = await this.slugs.allot(session, 'business', wishes);
    const now = this.clock.now();
    return fresh.map(({ row, business }, index) => {
      business.slug = slugs[index] ?? '';
      return importBusiness(row, { id: business.id, slug: business.slug, isNamesake: false }, now);
    });
  }
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
