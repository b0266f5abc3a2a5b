import { Args, Context, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { ListBusinessesByIds, ListRecentBusinesses } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { aroundOf, firstOf, idsOf, listArguments, mapAreaOf, zoomOf } from '../limits/arguments.js';
import { SearchLimit } from '../search/search-limit.js';
import { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { Business } from '../business/business.types.js';
import { toBusiness } from '../business/to-business.js';
import type { ClientFacts } from '../visitors/visitor.js';
import { BusinessListQuery } from './business-list.query.js';
import { BusinessList, BusinessMap, BusinessSort, MapAreaInput, NearInput } from './business-list.types.js';

const RECENT = 6;
const MOST_RECENT = 50;

/** The point to search around and the part of the map, validated. Throws `bad-request`. */
const whereOf = (near: NearInput | null, area: MapAreaInput | null) => ({
  ...(near && aroundOf(near)),
  ...(area && { area: mapAreaOf(area) }),
});

@Resolver(() => BusinessList)
export class BusinessListResolver {
  constructor(
    private readonly lists: BusinessListQuery,
    private readonly tables: ReferenceTablesService,
    private readonly requests: RequestClient,
    private readonly searches: SearchLimit,
  ) {}

  @Query(() => BusinessList, {
    description:
      'Public businesses by text, categories (at least one must match), services and valid certificates (all must match), ' +
      'each given by slug or name. 12 per page; a `page` beyond the last has no items.',
  })
  async businessList(
    @Args('q', { type: () => String, nullable: true }) q: string | null,
    @Args('categories', { type: () => [String], nullable: true }) categories: string[] | null,
    @Args('services', { type: () => [String], nullable: true }) services: string[] | null,
    @Args('certificates', { type: () => [String], nullable: true }) certificates: string[] | null,
    @Args('ratedAtLeast', { type: () => Int, nullable: true }) ratedAtLeast: number | null,
    @Args('openNow', { type: () => Boolean, nullable: true }) openNow: boolean | null,
    @Args('sort', { type: () => BusinessSort, nullable: true }) sort: BusinessSort | null,
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Args('near', { type: () => NearInput, nullable: true }) near: NearInput | null,
    @Args('area', { type: () => MapAreaInput, nullable: true }) area: MapAreaInput | null,
    @Context('reads') reads: PageReads,
    @Context('client') client: ClientFacts | null,
  ): Promise<BusinessList> {
    const where = whereOf(near, area);
    const requested = listArguments({ q, categories, services, certificates, ratedAtLeast, openNow, page });
    await this.searches.count(requested.q || near || area, client);
    return this.lists.execute({ ...requested, ...where }, sort ?? null, reads);
  }

  @Query(() => BusinessMap, {
    description: 'The results of `businessList` within a rectangle of the map, clustered for a zoom level of 0 to 22.',
  })
  async businessMap(
    @Args('q', { type: () => String, nullable: true }) q: string | null,
    @Args('categories', { type: () => [String], nullable: true }) categories: string[] | null,
    @Args('services', { type: () => [String], nullable: true }) services: string[] | null,
    @Args('certificates', { type: () => [String], nullable: true }) certificates: string[] | null,
    @Args('ratedAtLeast', { type: () => Int, nullable: true }) ratedAtLeast: number | null,
    @Args('openNow', { type: () => Boolean, nullable: true }) openNow: boolean | null,
    @Args('near', { type: () => NearInput, nullable: true }) near: NearInput | null,
    @Args('area', { type: () => MapAreaInput }) area: MapAreaInput,
    @Args('zoom', { type: () => Int }) zoom: number,
    @Context('reads') reads: PageReads,
    @Context('client') client: ClientFacts | null,
  ): Promise<BusinessMap> {
    const requested = listArguments({ q, categories, services, certificates, ratedAtLeast, openNow, page: 1 });
    const where = { ...whereOf(near, null), area: mapAreaOf(area) };
    const at = zoomOf(zoom);
    await this.searches.count(area, client);
    return this.lists.map({ ...requested, ...where }, at, reads);
  }

  @Query(() => [Business], { description: 'The most recently added public businesses, newest first.' })
  async recentBusinesses(
    @Args('first', { type: () => Int, defaultValue: RECENT }) first: number,
    @Context('reads') reads: PageReads,
  ): Promise<Business[]> {
    const limit = Math.min(firstOf(first) ?? RECENT, MOST_RECENT);
    reads.from('directory-list');
    const [{ businesses }, tables] = await Promise.all([
      this.requests.send(ListRecentBusinesses, { limit }),
      this.tables.read(reads),
    ]);
    return businesses.map((business) => toBusiness(business, tables));
  }

  @Query(() => [Business], {
    description: 'The public businesses among the given ids, in the given order; at most 50.',
  })
  async businessesByIds(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @Context('reads') reads: PageReads,
  ): Promise<Business[]> {
    const [{ businesses }, tables] = await Promise.all([
      this.requests.send(ListBusinessesByIds, { ids: idsOf(ids) }),
      this.tables.read(reads),
    ]);
    return businesses.map(({ formerIds = [], ...business }) => ({ ...toBusiness(business, tables), formerIds }));
  }
}
