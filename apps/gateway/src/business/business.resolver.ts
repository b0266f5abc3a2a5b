import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { FindBusinessSlug, GetBusinessBySlug, ListProductsOfBusiness, withAllProducts } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { LONGEST_SLUG } from '../limits/arguments.js';
import { PageReads } from '../page-cache/page-reads.js';
import { Uploads } from '../pictures/uploads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { type BusinessAnswer, BusinessAnswerType } from './business-answer.types.js';
import { Business } from './business.types.js';
import { toBusinessPage } from './to-business.js';

@Resolver(() => Business)
export class BusinessResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly tables: ReferenceTablesService,
    private readonly uploads: Uploads,
  ) {}

  @Query(() => BusinessAnswerType, { description: 'The business with this slug, or the reason why there is none.' })
  async business(
    @Args('slug', { type: () => String }) slug: string,
    @Context('reads') reads: PageReads,
  ): Promise<BusinessAnswer> {
    if (!slug || slug.length > LONGEST_SLUG) return { __typename: 'BusinessNotFound', slug };
    reads.from(`business-at:${slug}`);
    const [answer, tables] = await Promise.all([
      this.requests.send(GetBusinessBySlug, { slug }),
      this.tables.read(reads),
    ]);
    switch (answer.found) {
      case 'live': {
        reads.from(`business:${answer.business.id}`);
        const business = await withAllProducts(answer.business, 'offered', (request) =>
          this.requests.send(ListProductsOfBusiness, request),
        );
        return { __typename: 'BusinessFound', business: toBusinessPage(business, tables, this.uploads) };
      }
      case 'moved':
        reads.from(`business-at:${answer.slug}`);
        return { __typename: 'BusinessMoved', slug: answer.slug };
      case 'deleted':
        return { __typename: 'BusinessDeleted', slug };
      case 'nothing':
        return { __typename: 'BusinessNotFound', slug };
    }
  }

  @Query(() => String, {
    nullable: true,
    description: 'Slug of the business that a URL of the former site, built from a name, referred to.',
  })
  async businessNamed(
    @Args('nameSlug', { type: () => String }) nameSlug: string,
    @Context('reads') reads: PageReads,
  ): Promise<string | null> {
    if (!nameSlug || nameSlug.length > LONGEST_SLUG) return null;
    reads.from('directory-list');
    return (await this.requests.send(FindBusinessSlug, { nameSlug })).slug;
  }
}
