import type { Crumb } from '../../components/breadcrumbs.js';
import { paths } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import type { HeadContent } from '../../lib/seo/head.js';
import { breadcrumbList } from '../../lib/seo/structured.js';
import type { Site } from '../../lib/site.js';
import { isOffered, productFacts } from '../products/products-seo.js';
import type { Product } from './api/load-product.js';
import { productMessages } from './product.messages.js';

/** Breadcrumbs: Ürünler, the category if there is one, the product. */
export function productTrail({ name, category }: Product, site: Site): Crumb[] {
  return [
    { name: messagesIn(productMessages, site.locale).products, path: paths.products },
    ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
    { name },
  ];
}

/** The metadata of a product's page; contains only stored facts that are visible on it. */
export function productHead(product: Product, site: Site): HeadContent {
  const { name, slug, description, category, businesses } = product;
  const [seller] = businesses ?? [];
  const messages = messagesIn(productMessages, site.locale);
  return {
    title: seller ? messages.titleOf(name, seller.name) : name,
    description: description || name,
    keywords: [name, ...(category ? [category.name] : []), ...(seller ? [seller.name] : [])],
    canonical: paths.product(slug),
    structured: [
      ...(isOffered(product) ? [productFacts(product, site)] : []),
      breadcrumbList(site, productTrail(product, site)),
    ],
  };
}
