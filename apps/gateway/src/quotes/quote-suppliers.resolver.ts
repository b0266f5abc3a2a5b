import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { ListBusinessesByIds } from '@tedarik/commands';
import { QUOTE_LIMITS } from '@tedarik/fields';
import { RequestClient } from '@tedarik/messaging';
import { MATCHES } from '@tedarik/search';
import { sortKey } from '@tedarik/turkish';
import { cityKeyOf, PROVINCES } from '@tedarik/turkish/places';
import { chosenCategories } from '../business-list/chosen-categories.js';
import { listArguments } from '../limits/arguments.js';
import { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import type { Tables } from '../reference-tables/tables.js';
import { BusinessSearch } from '../search/business-search.js';
import { SearchLimit } from '../search/search-limit.js';
import type { ClientFacts } from '../visitors/visitor.js';
import { goodsIn } from './goods-in.js';
import { QuoteSupplier } from './quote.types.js';

/** Twice as many as are suggested, because not every business has an e-mail address. */
const LOOKED_AT = 2 * QUOTE_LIMITS.recipients;

const PROVINCE_NAMES = PROVINCES.map(({ name }) => name).sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));

/** Suggests recipients for a quote request: search results that have an e-mail address. */
@Resolver(() => QuoteSupplier)
export class QuoteSuppliersResolver {
  constructor(
    private readonly search: BusinessSearch,
    private readonly tables: ReferenceTablesService,
    private readonly requests: RequestClient,
    private readonly searches: SearchLimit,
  ) {}

  @Query(() => [QuoteSupplier], {
    description: 'Public businesses with an e-mail address, those in the city first; at most 20.',
  })
  async quoteSuppliers(
    @Args('q', { type: () => String }) q: string,
    @Args('category', { type: () => String, nullable: true }) category: string | null,
    @Args('city', { type: () => String, nullable: true }) city: string | null,
    @Context('reads') reads: PageReads,
    @Context('client') client: ClientFacts | null,
  ): Promise<QuoteSupplier[]> {
    const { q: text, categories } = listArguments({
      q: goodsIn(q.trim()),
      categories: category ? [category] : [],
      page: 1,
    });
    if (!text && categories.length === 0) return [];
    await this.searches.count(true, client);
    const tables = await this.tables.read(reads);
    const categoryIds = chosenCategories(categories, tables).ids;
    const found = await Promise.all([
      city ? this.find(text, categoryIds, tables, cityKeyOf(city)) : [],
      this.find(text, categoryIds, tables),
    ]);
    const ids = [...new Set(found.flat())].slice(0, LOOKED_AT);
    const { businesses } = await this.requests.send(ListBusinessesByIds, { ids });
    return businesses
      .filter(({ email }) => email)
      .slice(0, QUOTE_LIMITS.recipients)
      .map(({ id, slug, name, locations }) => {
        const headquarters = locations.find(({ isHeadquarters }) => isHeadquarters) ?? locations[0];
        return { id, slug, name, city: headquarters?.city ?? null };
      });
  }

  @Query(() => [String], { description: 'Provinces that goods may be delivered to: all 81, by name.' })
  quoteProvinces(): string[] {
    return PROVINCE_NAMES;
  }

  private async find(text: string, categoryIds: string[], tables: Tables, cityKey?: string): Promise<string[]> {
    const sort = text ? 'relevance' : 'rating';
    const query = { text, ways: MATCHES, categoryIds, sort, page: 1, pageSize: LOOKED_AT } as const;
    const { cards } = await this.search.find({ ...query, ...(cityKey && { cityKey }) }, tables);
    return cards.map(({ id }) => id);
  }
}
