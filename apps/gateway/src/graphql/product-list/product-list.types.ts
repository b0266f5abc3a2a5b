import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Product } from '../business/business.types.js';
import { Category } from '../categories/category.types.js';

export enum ProductSort {
  NAME = 'name',
  PRICE = 'price',
  PRICE_DESC = 'price-desc',
}
registerEnumType(ProductSort, {
  name: 'ProductSort',
  valuesMap: {
    NAME: { description: 'As the Turkish alphabet has it; with a text the best match first.' },
    PRICE: { description: 'The cheapest first, those on request last.' },
    PRICE_DESC: { description: 'The dearest first, those on request last.' },
  },
});

@ObjectType()
export class ProductList {
  @Field(() => [Product])
  items: Product[];

  @Field(() => Int, { description: 'Products that match, on all pages.' })
  total: number;

  @Field(() => Int, {
    description:
      'How many of `total`, the first ones, are what the text means; the others only have its letters somewhere.',
  })
  meant: number;

  @Field(() => Boolean, { description: 'True when nothing has all words of the text: these have some of them.' })
  partly: boolean;

  @Field(() => ProductSort, { description: 'The order in force; by name while the search is reduced.' })
  sort: ProductSort;

  @Field(() => Int, { description: 'All public products, whatever was requested.' })
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
    description: 'The category requested; null when there is none like that.',
  })
  category: Category | null;

  @Field(() => String, {
    nullable: true,
    description: 'Slug of `category`; differs from what was requested when a name or alias was given (answer 301).',
  })
  canonicalCategory: string | null;
}
