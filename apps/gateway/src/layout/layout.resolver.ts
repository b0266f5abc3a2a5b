import { Context, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { z } from 'zod';
import { Category } from '../categories/category.types.js';
import { of, typeOf } from '../graphql/type-of.js';

@ObjectType()
class Layout extends typeOf(
  z.object({
    footerCategories: z.array(of(Category)).describe('The first five categories.'),
    categoryCount: z.int(),
  }),
) {}

const IN_FOOTER = 5;

@Resolver(() => Layout)
export class LayoutResolver {
  constructor(private readonly tables: ReferenceTablesService) {}

  @Query(() => Layout, { description: 'Data for the header and footer of every public page.' })
  async layout(@Context('reads') reads: PageReads): Promise<Layout> {
    const { categories } = await this.tables.read(reads);
    return { footerCategories: categories.slice(0, IN_FOOTER), categoryCount: categories.length };
  }
}
