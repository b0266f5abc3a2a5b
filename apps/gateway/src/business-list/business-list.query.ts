import { Injectable } from '@nestjs/common';
import { type GeoPoint, type MapArea, MATCHES, momentOf, partsOfQuery } from '@tedarik/search';
import { Clock } from '@tedarik/service-kit';
import { PageActLog } from '../figures/page-act-log.js';
import type { ListArguments } from '../limits/arguments.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import type { Tables } from '../reference-tables/tables.js';
import { BusinessSearch } from '../search/business-search.js';
import { SearchLog } from '../search/search-log.js';
import { toBusiness } from '../business/to-business.js';
import { type BusinessList, type BusinessMap, BusinessSort, type CategoryFacet } from './business-list.types.js';
import type { ChosenCategories } from './chosen-categories.js';
import { type ChosenFilters, chosenFilters, type RequestedFilters } from './chosen-filters.js';

const PAGE_SIZE = 12;

/** PUB-LIST-22: the default order is by relevance if there is a search text, else by rating. */
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

type RequestedList = RequestedFilters & Pick<ListArguments, 'page'>;

/** One page of public businesses, with the facets that narrow the list further. */
@Injectable()
export class BusinessListQuery {
  constructor(
    private readonly tables: ReferenceTablesService,
    private readonly search: BusinessSearch,
    private readonly searchLog: SearchLog,
    private readonly acts: PageActLog,
    private readonly clock: Clock,
  ) {}

  /** Throws RequestFailed when neither the search engine nor the directory replies. */
  async execute(requested: RequestedList, chosenSort: BusinessSort | null, reads: PageReads): Promise<BusinessList> {
    const tables = await this.tables.read(reads);
    const { categories: chosen, services, certificates, narrowing, isNarrowed } = this.filters(requested, tables);
    const { text } = narrowing;
    const sort = sortInForce(chosenSort, text, requested.near);
    reads.from('businesses-list');
    const {
      cards,
      productNames,
      facets,
      services: counts,
      now,
      distances,
      ...found
    } = await this.search.find(
      { ...narrowing, ways: MATCHES, sort, page: requested.page, pageSize: PAGE_SIZE },
      tables,
    );
    if (found.reduced) reads.degraded = true;
    const isWholeList = requested.page === 1 && !isNarrowed;
    if (text && isWholeList && !found.reduced) {
      this.searchLog.record(text, found.partly ? 0 : found.total);
      this.acts.recordSearch();
    }
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
      selectedServices: services,
      openCount: now?.open ?? null,
      ratingFacets: [...(now?.ratings ?? [])].map(([atLeast, count]) => ({ atLeast, count })),
      certificateFacets: now
        ? tables.certificates.map((kind) => ({ certificate: kind, count: now.certificates.get(kind.id) ?? 0 }))
        : [],
      selectedCertificates: certificates,
      selectedCategories: chosen.found,
      canonicalCategories: chosen.canonical,
    };
  }

  /** The list's results in a part of the map: clusters and single businesses. */
  async map(requested: RequestedFilters & { area: MapArea }, zoom: number, reads: PageReads): Promise<BusinessMap> {
    const tables = await this.tables.read(reads);
    const { narrowing } = this.filters(requested, tables);
    const found = await this.search.findOnMap({ ...narrowing, area: requested.area, zoom }, tables);
    return found ? { ...found, reduced: false } : { clusters: [], pins: [], total: 0, reduced: true };
  }

  private filters(requested: RequestedFilters, tables: Tables): ChosenFilters {
    return chosenFilters(requested, tables, momentOf(this.clock.now()));
  }
}
