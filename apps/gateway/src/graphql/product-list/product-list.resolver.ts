import { Args, Context, Int, Query, Resolver } from '@nestjs/graphql';
import { listArguments } from '../../limits/arguments.js';
import { PageReads } from '../../page-cache/page-reads.js';
import { ProductListQuery } from './product-list.query.js';
import { ProductList } from './product-list.types.js';

@Resolver(() => ProductList)
export class ProductListResolver {
  constructor(private readonly lists: ProductListQuery) {}

  @Query(() => ProductList, {
    description:
      'Public products whose name or description contains the text, of one category (slug or name), 24 to a page. `page` beyond the last answers no items.',
  })
  productList(
    @Args('search', { type: () => String, nullable: true }) search: string | null,
    @Args('category', { type: () => String, nullable: true }) category: string | null,
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Context('reads') reads: PageReads,
  ): Promise<ProductList> {
    const asked = listArguments({ q: search ?? undefined, categories: category ? [category] : [], page });
    return this.lists.execute(asked, reads);
  }
}
