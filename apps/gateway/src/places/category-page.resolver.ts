import { Args, Context, Int, Query, Resolver } from '@nestjs/graphql';
import { pageOf } from '../limits/arguments.js';
import { PageReads } from '../page-cache/page-reads.js';
import { displayName } from '../reference-tables/display-name.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { Category } from '../categories/category.types.js';
import { movedOrMissingAnswer } from './moved-or-missing-answer.js';
import { type CategoryAnswer, CategoryAnswerType } from './place-answer.types.js';
import { PlacePageQuery } from './place-page.query.js';

@Resolver(() => Category)
export class CategoryPageResolver {
  constructor(
    private readonly tables: ReferenceTablesService,
    private readonly pages: PlacePageQuery,
  ) {}

  @Query(() => CategoryAnswerType, {
    description:
      'The category with this slug and its businesses, or the reason why there is none. A `page` beyond the last has no items.',
  })
  async category(
    @Args('slug', { type: () => String }) slug: string,
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Context('reads') reads: PageReads,
  ): Promise<CategoryAnswer> {
    const at = pageOf(page);
    const tables = await this.tables.read(reads);
    const answer = tables.categoryAt(slug);
    if (answer.found === 'live') {
      const { row: category } = answer;
      const [seoText, businesses] = await Promise.all([
        this.pages.seoText('category', category.id, reads),
        this.pages.businesses({ categoryIds: [category.id] }, at, tables, reads),
      ]);
      return { __typename: 'CategoryFound', category, seoText, businesses };
    }
    if (answer.found === 'several') {
      const categoryIds = answer.rows.map(({ id }) => id);
      const businesses = await this.pages.businesses({ categoryIds }, at, tables, reads);
      return {
        __typename: 'CategoriesMeant',
        name: displayName(slug, tables.rows),
        categories: answer.rows,
        businesses,
      };
    }
    return movedOrMissingAnswer(answer, slug, tables);
  }
}
