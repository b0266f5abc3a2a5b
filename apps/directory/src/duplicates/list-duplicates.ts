import type { DuplicateRow, ListDuplicates, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { FIELDS_IN_COMBINED_COLUMNS, textsOf } from '@tedarik/fields';
import { managedPage } from '@tedarik/records';
import { addressWithCity } from '@tedarik/turkish';
import type { Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { type Duplicate, DuplicatesRepository } from './duplicates.repository.js';
import { type SearchState, SearchStateRepository } from './search-state.repository.js';

type Side = DuplicateRow['businesses'][number];

/** Pairs of which both businesses still exist, with their current data. */
@Injectable()
export class ListDuplicatesQuery {
  constructor(
    private readonly duplicates: DuplicatesRepository,
    private readonly search: SearchStateRepository,
    private readonly businesses: BusinessRepository,
  ) {}

  async execute({ minimum = 0, ...list }: RequestOf<typeof ListDuplicates>): Promise<ReplyOf<typeof ListDuplicates>> {
    const [duplicates, search] = await Promise.all([this.duplicates.list(minimum), this.search.get()]);
    const names = await this.businesses.findLiveNames(idsOf(duplicates));
    const live = duplicates.filter(({ businessIds }) => businessIds.every((id) => names.has(id)));
    const page = managedPage(live, list, {
      texts: ({ businessIds }) => businessIds.map((id) => names.get(id) ?? null),
      by: { probability: ({ probability }) => probability, found: ({ foundAt }) => foundAt.toISOString() },
      then: ({ id }) => id,
    });
    const shown = await this.businesses.listLive(idsOf(page.rows));
    const sides = new Map(shown.map((business) => [business.id, sideOf(business)]));
    const rows = page.rows.flatMap((duplicate) => rowOf(duplicate, sides) ?? []);
    return { duplicates: rows, total: page.total, lastSearch: lastSearchOf(search) };
  }
}

const idsOf = (duplicates: readonly Duplicate[]): string[] => [
  ...new Set(duplicates.flatMap(({ businessIds }) => businessIds)),
];

function lastSearchOf({ wantedAt, attemptedAt, isRunning, ended }: SearchState) {
  const startedAt = wantedAt ?? (isRunning ? attemptedAt : null);
  if (startedAt) return { startedAt: startedAt.toISOString(), endedAt: null, compared: 0 };
  return ended && { ...ended, startedAt: ended.startedAt.toISOString(), endedAt: ended.endedAt.toISOString() };
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
    ...textsOf(FIELDS_IN_COMBINED_COLUMNS, business),
    address: headquarters ? addressWithCity(headquarters) : null,
    createdAt: createdAt.toISOString(),
  };
}
