import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Product } from '../business/business.types.js';
import { Category } from '../categories/category.types.js';

@ObjectType()
export class ProductList {
  @Field(() => [Product])
  items: Product[];

  @Field(() => Int, { description: 'Products that match, on all pages.' })
  total: number;

  @Field(() => Int, { description: 'All public products, whatever was asked for.' })
  everything: number;

  @Field(() => Boolean, { description: "True when only lower bounds are known ('1.000+')." })
  totalIsLowerBound: boolean;

  @Field(() => Int)
  page: number;

  @Field(() => Int)
  totalPages: number;

  @Field(() => Boolean, { description: 'True while the search engine is away: whole words only, no `categories`.' })
  reduced: boolean;

  @Field(() => [Category], { description: 'Categories that have a public product, by name.' })
  categories: Category[];

  @Field(() => Category, {
    nullable: true,
    description: 'The category asked for; null when there is none like that.',
  })
  category: Category | null;

  @Field(() => String, {
    nullable: true,
    description: 'Slug of `category`; differs from what was asked when a name or alias was given (answer 301).',
  })
  canonicalCategory: string | null;
}
