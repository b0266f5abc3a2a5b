import { Injectable } from '@nestjs/common';
import { type GeoPoint, momentOf, partsOfQuery } from '@tedarik/search';
import { Clock } from '@tedarik/service-kit';
import type { ListArguments } from '../limits/arguments.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import type { Tables } from '../reference-tables/tables.js';
import { BusinessSearch } from '../search/business-search.js';
import { SearchLog } from '../search/search-log.js';
import { toBusiness } from '../business/to-business.js';
import { type BusinessList, BusinessSort, type CategoryFacet } from './business-list.types.js';
import { type ChosenCategories, chosenCategories } from './chosen-categories.js';
import { chosenRows } from './chosen-rows.js';

const PAGE_SIZE = 12;

/** PUB-LIST-22: without a choice by the quality of the match when there is a text, else by rating. */
function sortInForce(chosen: BusinessSort | null, text: string, near?: GeoPoint): BusinessSort {
  if (chosen === BusinessSort.NEAREST && !near) return text ? BusinessSort.RELEVANCE : BusinessSort.RATING;
  if (!text) return chosen && chosen !== BusinessSort.RELEVANCE ? chosen : BusinessSort.RATING;
  return chosen ?? BusinessSort.RELEVANCE;
}

function facetsOf(
  counts: ReadonlyMap<string, number> | null,
  chosen: ChosenCategories,
  tables: Tables,
): CategoryFacet[] {
  if (!counts) return [];
  return tables.categories.map((category) => ({
    category,
    count: counts.get(category.id) ?? 0,
    selected: chosen.found.includes(category),
  }));
}

interface RequestedList extends ListArguments {
  near?: GeoPoint;
  /** Metres from there. */
  within?: number;
}

/** One page of public businesses, with what narrows the list further. */
@Injectable()
export class BusinessListQuery {
  constructor(
    private readonly tables: ReferenceTablesService,
    private readonly search: BusinessSearch,
    private readonly searchLog: SearchLog,
    private readonly clock: Clock,
  ) {}

  /** Throws RequestFailed when neither the search engine nor the owner answers. */
  async execute(requested: RequestedList, chosenSort: BusinessSort | null, reads: PageReads): Promise<BusinessList> {
    const text = requested.q.trim();
    const sort = sortInForce(chosenSort, text, requested.near);
    const tables = await this.tables.read(reads);
    const chosen = chosenCategories(requested.categories, tables);
    const services = chosenRows(requested.services, tables.services);
    const certificates = chosenRows(requested.certificates, tables.certificates);
    reads.from('businesses-list');
    const { near, within, ratedAtLeast, openNow } = requested;
    const {
      cards,
      productNames,
      facets,
      services: counts,
      now,
      distances,
      ...found
    } = await this.search.find(
      {
        text,
        orPartly: true,
        sort,
        categoryIds: chosen.ids,
        serviceAttributeIds: services.ids,
        certificateIds: certificates.ids,
        moment: momentOf(this.clock.now()),
        openNow,
        page: requested.page,
        pageSize: PAGE_SIZE,
        ...(ratedAtLeast && { ratedAtLeast }),
        ...(near && { near, within }),
      },
      tables,
    );
    if (found.reduced) reads.degraded = true;
    const narrowedTo = [...chosen.ids, ...services.ids, ...certificates.ids, ratedAtLeast, openNow, near];
    const isWholeList = requested.page === 1 && !narrowedTo.some(Boolean);
    if (text && isWholeList && !found.reduced) this.searchLog.record(text, found.partly ? 0 : found.total);
    return {
      ...found,
      parts: partsOfQuery(
        text,
        tables.rows,
        cards.map(({ name }, at) => ({ name, productNames: productNames[at] })),
      ),
      items: cards.map((card, index) => ({ ...toBusiness(card, tables), distance: distances?.[index] ?? null })),
      page: requested.page,
      totalPages: Math.ceil(found.total / PAGE_SIZE),
      sort,
      facets: facetsOf(facets, chosen, tables),
      serviceFacets: counts ? tables.services.map((service) => ({ service, count: counts.get(service.id) ?? 0 })) : [],
      selectedServices: services.found,
      openCount: now?.open ?? null,
      ratingFacets: [...(now?.ratings ?? [])].map(([atLeast, count]) => ({ atLeast, count })),
      certificateFacets: now
        ? tables.certificates.map((kind) => ({ certificate: kind, count: now.certificates.get(kind.id) ?? 0 }))
        : [],
      selectedCertificates: certificates.found,
      selectedCategories: chosen.found,
      canonicalCategories: chosen.canonical,
    };
  }
}
