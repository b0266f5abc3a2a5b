import type { DuplicateRow, ListDuplicates, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { FIELDS_BESIDE_THEIR_LIKE, textsOf } from '@tedarik/fields';
import { managedPage } from '@tedarik/records';
import type { Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { type Duplicate, DuplicatesRepository } from './duplicates.repository.js';

type Side = DuplicateRow['businesses'][number];

/** Duplicates of which both businesses are still there, as they are now. */
@Injectable()
export class ListDuplicatesQuery {
  constructor(
    private readonly duplicates: DuplicatesRepository,
    private readonly businesses: BusinessRepository,
  ) {}

  async execute({ minimum = 0, ...list }: RequestOf<typeof ListDuplicates>): Promise<ReplyOf<typeof ListDuplicates>> {
    const [duplicates, search] = await Promise.all([this.duplicates.list(minimum), this.duplicates.lastSearch()]);
    const live = await this.businesses.listLive([...new Set(duplicates.flatMap(({ businessIds }) => businessIds))]);
    const sides = new Map(live.map((business) => [business.id, sideOf(business)]));
    const rows = duplicates.flatMap((duplicate) => rowOf(duplicate, sides) ?? []);
    const page = managedPage(rows, list, {
      texts: ({ businesses }) => businesses.map(({ name }) => name),
      by: { probability: ({ probability }) => probability, found: ({ foundAt }) => foundAt },
      then: ({ id }) => id,
    });
    const lastSearch = search && {
      startedAt: search.startedAt.toISOString(),
      endedAt: search.endedAt?.toISOString() ?? null,
      compared: search.compared,
    };
    return { duplicates: page.rows, total: page.total, lastSearch };
  }
}

function rowOf(duplicate: Duplicate, sides: ReadonlyMap<string, Side>): DuplicateRow | undefined {
  const businesses = duplicate.businessIds.flatMap((id) => sides.get(id) ?? []);
  if (businesses.length < duplicate.businessIds.length) return undefined;
  const { id, probability, reasons, foundAt } = duplicate;
  return { id, probability, reasons, foundAt: foundAt.toISOString(), businesses };
}

function sideOf(business: Business): Side {
  const { id, slug, name, status, reviewCount, createdAt, locations } = business;
  const headquarters = locations.find(({ isHeadquarters }) => isHeadquarters);
  return {
    ...{ id, slug, name, status, reviewCount },
    ...textsOf(FIELDS_BESIDE_THEIR_LIKE, business),
    address: headquarters ? `${headquarters.address}, ${headquarters.city}` : null,
    createdAt: createdAt.toISOString(),
  };
}
