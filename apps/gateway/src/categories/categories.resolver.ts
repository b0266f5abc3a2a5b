import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { firstOf } from '../limits/arguments.js';
import { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { Category } from './category.types.js';

@Resolver(() => Category)
export class CategoriesResolver {
  constructor(private readonly tables: ReferenceTablesService) {}

  @Query(() => [Category], {
    description: 'The first `first` categories (all if omitted), by `sortOrder`, then by name in Turkish order.',
  })
  async categories(
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Context('reads') reads: PageReads,
  ): Promise<Category[]> {
    const limit = firstOf(first ?? undefined);
    const { categories } = await this.tables.read(reads);
    return categories.slice(0, limit);
  }

  /** Counts change more often than names, so only pages that show a count depend on `counts`. */
  @ResolveField('businessCount')
  businessCount(@Parent() category: Category, @Context('reads') reads: PageReads): number {
    reads.from('counts');
    return category.businessCount;
  }
}
