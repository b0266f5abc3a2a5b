import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { GetProduct, ListBusinessesByIds, type PublicProduct } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { Business } from '../business/business.types.js';
import { idOfProductSlug, productSlug } from '../business/product-slug.js';
import { toBusiness } from '../business/to-business.js';
import { toProduct } from '../business/to-product.js';
import { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import type { Tables } from '../reference-tables/tables.js';
import { SimilarProducts } from './similar-products.js';
import { type ProductAnswer, ProductAnswerType } from './product-answer.types.js';

/** Most sellers that a product's page shows. */
const MOST_SELLERS = 12;

@Resolver()
export class ProductPageResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly tables: ReferenceTablesService,
    private readonly similar: SimilarProducts,
  ) {}

  @Query(() => ProductAnswerType, {
    description: 'The product with this slug and its sellers, or the reason why there is none.',
  })
  async product(
    @Args('slug', { type: () => String }) slug: string,
    @Context('reads') reads: PageReads,
  ): Promise<ProductAnswer> {
    const id = idOfProductSlug(slug);
    if (!id) return { __typename: 'ProductNotFound', slug };
    reads.from(`product:${id}`);
    const [answer, tables] = await Promise.all([this.requests.send(GetProduct, { id }), this.tables.read(reads)]);
    switch (answer.found) {
      case 'live':
        return slug === productSlug(answer.product)
          ? this.found(answer.product, tables, reads)
          : { __typename: 'ProductMoved', slug: productSlug(answer.product) };
      case 'deleted':
        return { __typename: 'ProductDeleted', slug };
      case 'nothing':
        return { __typename: 'ProductNotFound', slug };
    }
  }

  private async found(product: PublicProduct, tables: Tables, reads: PageReads): Promise<ProductAnswer> {
    const [sellers, similar] = await Promise.all([
      this.sellersOf(product, tables, reads),
      this.similar.to(product, tables, reads),
    ]);
    const links = sellers.map(({ id, slug, name, headquarters }) => ({
      id,
      slug,
      name,
      city: headquarters?.city ?? null,
    }));
    return { __typename: 'ProductFound', product: toProduct(product, tables, links), sellers, similar };
  }

  private async sellersOf({ businessIds }: PublicProduct, tables: Tables, reads: PageReads): Promise<Business[]> {
    const ids = businessIds.slice(0, MOST_SELLERS);
    reads.from(...ids.map((id) => `business:${id}` as const));
    const { businesses } = await this.requests.send(ListBusinessesByIds, { ids });
    const byId = new Map(businesses.map((business) => [business.id, business]));
    return ids.flatMap((id) => byId.get(id) ?? []).map((business) => toBusiness(business, tables));
  }
}
