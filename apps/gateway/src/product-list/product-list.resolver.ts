import { Args, Context, Int, Query, Resolver } from '@nestjs/graphql';
import { listArguments } from '../limits/arguments.js';
import { SearchLimit } from '../search/search-limit.js';
import { PageReads } from '../page-cache/page-reads.js';
import type { ClientFacts } from '../visitors/visitor.js';
import { ProductListQuery } from './product-list.query.js';
import { ProductList, ProductSort } from './product-list.types.js';

@Resolver(() => ProductList)
export class ProductListResolver {
  constructor(
    private readonly lists: ProductListQuery,
    private readonly searches: SearchLimit,
  ) {}

  @Query(() => ProductList, {
    description:
      'Public products that the text means, or whose name or description contains it, ' +
      'of one category (slug or name). 24 per page; a `page` beyond the last has no items.',
  })
  async productList(
    @Args('search', { type: () => String, nullable: true }) search: string | null,
    @Args('category', { type: () => String, nullable: true }) category: string | null,
    @Args('sort', { type: () => ProductSort, defaultValue: ProductSort.NAME }) sort: ProductSort,
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Context('reads') reads: PageReads,
    @Context('client') client: ClientFacts | null,
  ): Promise<ProductList> {
    const requested = listArguments({ q: search, categories: category ? [category] : [], page });
    await this.searches.count(requested.q, client);
    return this.lists.execute(requested, sort, reads);
  }
}
