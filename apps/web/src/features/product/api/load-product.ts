import { data, redirect } from '../../../lib/router/loader-answers.js';
import { paths } from '../../../config/paths.js';
import type { GetProductQuery } from '../../../lib/graphql/types.js';
import { GetProduct } from '../../../lib/later/product-operations.js';
import { type Failed, failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';

export type ProductAnswer = Extract<GetProductQuery['product'], { __typename: 'ProductFound' }>;
export type Product = ProductAnswer['product'];
export type ProductData = { state: 'loaded'; answer: ProductAnswer } | { state: 'not-found' | 'gone' } | Failed;

/** Responds with 301 to the new address of a renamed product, 410 for a deleted one, 404 for an unknown one, 503 if it cannot be loaded. */
export async function loadProduct(args: LoaderArgs) {
  try {
    const { product: answer } = await servicesOf(args).query(GetProduct, { slug: args.params['slug']! });
    switch (answer.__typename) {
      case 'ProductFound':
        return data<ProductData>({ state: 'loaded', answer });
      case 'ProductMoved':
        return redirect(paths.product(answer.slug), 301);
      case 'ProductDeleted':
        return data<ProductData>({ state: 'gone' }, { status: 410 });
      case 'ProductNotFound':
        return data<ProductData>({ state: 'not-found' }, { status: 404 });
    }
  } catch (error) {
    return data<ProductData>(failedBy(error), { status: 503 });
  }
}
