import type { ProductView } from '@tedarik/commands';
import type { z } from 'zod';
import type { Tables } from '../reference-tables/tables.js';
import type { BusinessLink, Product } from './business.types.js';
import { productSlug } from './product-slug.js';

/** A product with its address and category; `businesses` is null where nobody knows who offers it. */
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
