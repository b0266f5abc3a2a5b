import type { ProductView } from '@tedarik/commands';
import type { z } from 'zod';
import type { Tables } from '../reference-tables/tables.js';
import type { BusinessLink, Product } from './business.types.js';
import { productSlug } from './product-slug.js';

/** Converts a product for GraphQL, with its slug and category. `businesses` is null where the sellers are not known. */
export const toProduct = (
  { categoryId, ...product }: z.infer<typeof ProductView>,
  tables: Tables,
  businesses: BusinessLink[] | null,
): Product => ({
  ...product,
  slug: productSlug(product),
  category: (categoryId && tables.category(categoryId)) || null,
  businesses,
});
