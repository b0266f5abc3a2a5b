import { data, redirect } from '../../../lib/router/loader-answers.js';
import { ListProducts } from '../../../lib/graphql/operations.js';
import type { ListProductsQuery } from '../../../lib/graphql/types.js';
import { isBeyond } from '../../../lib/page-number.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';
import { parseProductQuery, PRODUCT_SORTS, productAddress, type ProductQuery } from '../product-query.js';

export type ProductList = ListProductsQuery['productList'];
export type ListedProduct = ProductList['items'][number];
export type ProductsData = { query: ProductQuery } & (
  | { state: 'loaded'; list: ProductList; degraded: boolean }
  | Failed
);

/** Responds with 301 for page=1 and for a category's name, 404 beyond the last page, 503 if the list cannot be loaded. */
export async function loadProducts(args: LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const query = parseProductQuery(searchParams);
  if (searchParams.get('page') === '1') return redirect(productAddress(query), 301);
  try {
    const { productList: list } = await servicesOf(args).query(ListProducts, {
      search: query.search || null,
      category: query.category || null,
      ...(query.sort && { sort: PRODUCT_SORTS[query.sort] }),
      page: query.page,
    });
    const canonical = list.canonicalCategory ?? query.category;
    if (canonical !== query.category) return redirect(productAddress({ ...query, category: canonical }), 301);
    const degraded = list.reduced || list.items.some(({ businesses }) => !businesses);
    const status = isBeyond(query.page, list) ? 404 : 200;
    return data<ProductsData>({ state: 'loaded', query, list, degraded }, { status });
  } catch (error) {
    return data<ProductsData>({ query, ...failedBy(error) }, { status: 503 });
  }
}
