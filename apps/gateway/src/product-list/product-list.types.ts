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
    NAME: { description: 'In the order of the Turkish alphabet; with a search text the best match first.' },
    PRICE: { description: 'Lowest price first; products with a price on request last.' },
    PRICE_DESC: { description: 'Highest price first; products with a price on request last.' },
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
  total: 'Number of matching products on all pages.',
  meant: 'Number of leading results that are what the text means; the rest only contain its letters somewhere.',
  partly: 'True if nothing matches all words of the text; the items match only some of them.',
  sort: { type: () => ProductSort, description: 'The order that was applied; always NAME while `reduced` is true.' },
  everything: 'Number of all public products, regardless of the filters.',
  totalIsLowerBound: "True if `total` and `everything` are only lower bounds ('1.000+').",
  reduced: 'True while the search engine is unavailable: only whole words match, and `categories` is empty.',
  categories: 'Categories with at least one public product, by name.',
  category: 'The requested category; null if it does not exist.',
  canonicalCategory:
    'Current slug of `category`. If it differs from the requested value (a name, an alias or a former slug), redirect to it with 301.',
}) {}
