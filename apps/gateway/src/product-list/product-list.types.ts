import { ObjectType, registerEnumType } from '@nestjs/graphql';
import { z } from 'zod';
import { Product } from '../business/business.types.js';
import { Category } from '../categories/category.types.js';
import { of, typeOf } from '../graphql/type-of.js';

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

const list = z.object({
  items: z.array(of(Product)),
  total: z.int(),
  meant: z.int(),
  partly: z.boolean(),
  sort: z.enum(ProductSort),
  everything: z.int(),
  totalIsLowerBound: z.boolean(),
  page: z.int(),
  totalPages: z.int(),
  reduced: z.boolean(),
  categories: z.array(of(Category)),
  category: of(Category).nullable(),
  canonicalCategory: z.string().nullable(),
});

@ObjectType()
export class ProductList extends typeOf(list, {
  total: 'Products that match, on all pages.',
  meant: 'How many of `total`, the first ones, are what the text means; the others only have its letters somewhere.',
  partly: 'True when nothing has all words of the text: these have some of them.',
  sort: { type: () => ProductSort, description: 'The order in force; by name while the search is reduced.' },
  everything: 'All public products, whatever was requested.',
  totalIsLowerBound: "True when only lower bounds are known ('1.000+').",
  reduced: 'True while the search engine is away: whole words only, no `categories`.',
  categories: 'Categories that have a public product, by name.',
  category: 'The category requested; null when there is none like that.',
  canonicalCategory:
    'Slug of `category`; differs from what was requested when a name, an alias or a former slug was given (answer 301).',
}) {}
